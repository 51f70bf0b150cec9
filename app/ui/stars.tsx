import { Icon } from '#app/ui/icon.tsx';

/** A rating of one to five stars; the ones not given are drawn pale. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex gap-1">
      {Array.from({ length: 5 }, (_, index) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are their places
          key={index}
          name="star"
          className={`w-4 ${index < rating ? 'text-oxide-text' : 'text-line-strong'}`}
        />
      ))}
    </div>
  );
}
