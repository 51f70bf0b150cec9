type Props = {
  /** text of an `.svg` file: lines alone, in the classes of app/styles/motif.css */
  svg: string;
  className?: string;
};

/** A drawing without data in it. Decorative: the words beside it say what it means. */
export function Drawing({ svg, className }: Props) {
  const [, viewBox, lines = ''] = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}
