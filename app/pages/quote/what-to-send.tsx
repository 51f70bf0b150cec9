import type { ContentOf, Service } from '#app/content/collections.ts';
import { PointList } from '#app/ui/point-list.tsx';

type Props = Pick<Service, 'send'> & { words: ContentOf<'quote'>['send'] };

/** What to send along with a message. */
export function WhatToSend({ words, send }: Props) {
  return (
    <section className="track">
      <div className="frame studs grid-12 gap-y-6 py-step-4">
        <div className="px-text col-span-full lg:col-span-4 lg:pr-8">
          <h2 className="type-h2-side">{words.heading}</h2>
          <p className="mt-4 text-base text-steel-800">{words.lead}</p>
        </div>
        <PointList points={send} icon="tick" className="px-text col-span-full self-start lg:col-span-8" />
      </div>
    </section>
  );
}
