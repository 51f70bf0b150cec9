import { Icon } from '#app/ui/icon.tsx';

type Props = {
  /** headings of the text, with their anchors */
  headings: readonly { id: string; text: string }[];
  /** what the list is called */
  title: string;
};

type Counted = {
  /** the same, with the number of entries under each */
  headings: readonly { id: string; text: string; count: number }[];
  title: string;
};

function Entries({ headings }: Pick<Props, 'headings'>) {
  return (
    <ol className="text-index">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-line border-t">
          <a
            href={`#${id}`}
            className="block py-3 text-small no-underline leading-snug hover:text-oxide-text lg:py-2"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Table of contents beside a long text, from 1024 px: sticky while the text scrolls. */
export function SideIndex({ headings, title }: Props) {
  return (
    <div className="px-text col-span-3 max-lg:hidden">
      <nav aria-labelledby="text-index" className="above-banner text-index-box -mx-2 sticky px-2">
        <h2 id="text-index" className="mb-3 font-semibold font-stretch-94% text-small">
          {title}
        </h2>
        <Entries headings={headings} />
      </nav>
    </div>
  );
}

/** The same on smaller screens, folded above the text. */
export function FoldedIndex({ headings, title }: Props) {
  return (
    <nav aria-labelledby="text-index-folded" className="px-text col-span-full mb-10 lg:hidden">
      <details className="group border-line border-y">
        <summary className="flex min-h-13 items-center justify-between gap-4">
          <h2 id="text-index-folded" className="font-semibold font-stretch-94% text-base">
            {title}
          </h2>
          <Icon name="chevron" className="w-3 group-open:rotate-180" />
        </summary>
        <Entries headings={headings} />
      </details>
    </nav>
  );
}

/** Table of contents that is always open: from 1024 px beside the text and its head, on smaller screens above it in columns. */
export function OpenIndex({ headings, title, className = '' }: Counted & { className?: string }) {
  return (
    <div
      className={`bleed col-span-full min-w-0 max-lg:mb-8 lg:col-span-4 lg:row-span-2 lg:row-start-1 ${className}`}
    >
      <nav aria-labelledby="text-index" className="above-banner text-index-box lg:sticky">
        <h2 id="text-index" className="px-bleed mb-3 font-semibold font-stretch-94% text-small">
          {title}
        </h2>
        <ol className="text-index index-columns px-bleed">
          {headings.map(({ id, text, count }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {text} <small className="whitespace-nowrap">{count}</small>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
