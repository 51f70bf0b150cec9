import type { ReactNode } from 'react';
import { useState } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PlainNotice } from '#app/ui/plain-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { OutsideLink, TextLink } from '#app/ui/text-link.tsx';

const TYPE = ['type-mega', 'type-h1', 'type-h2', 'type-h2-side', 'type-h3', 'type-h4', 'type-figure'];
const TEXT = ['type-lead', 'type-control', 'type-nav', 'text-base', 'text-small', 'text-fine', 'text-note'];
const GROUNDS = [
  ['paper', ''],
  ['chalk', 'bg-chalk'],
  ['night', 'night'],
  ['oxide', 'band-oxide'],
] as const;
const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'light', 'ink', 'done'];
const ICONS: IconName[] = [
  ...(['arrow', 'back', 'outside', 'chevron', 'close', 'warning', 'tick'] as const),
  ...(['mail', 'phone', 'whatsapp', 'copy', 'play', 'pause', 'star'] as const),
];

/** The kit in all its states, at `/kit` of the development server only: to be looked at when a part of it changes. */
export default function KitPage() {
  const [shown, setShown] = useState(false);
  const [kind, setKind] = useState<'house' | 'shop' | ''>('house');
  return (
    <>
      <div className="frame studs">
        <PageHead title="The kit" lead="What pages are made of. Nothing here belongs to one page alone." />
      </div>

      <Section title="Type" lead="Headings take the narrower cuts of one font.">
        <dl className="px-text pb-section">
          {[...TYPE, ...TEXT].map((style) => (
            <Row key={style} name={style}>
              <span className={style}>Casa de acero, 9–14 semanas</span>
            </Row>
          ))}
        </dl>
      </Section>

      {GROUNDS.map(([name, ground]) => (
        <div key={name} className={ground}>
          <Section title={`Buttons and links on ${name}`}>
            <div className="px-text flex flex-wrap items-center gap-3 pb-section">
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant}>
                  {variant}
                </Button>
              ))}
              <Button aria-busy="true">waiting</Button>
              <Button size="small">small</Button>
              <Button size="low" variant="secondary">
                low
              </Button>
              <ButtonLink to="/" arrow>
                link
              </ButtonLink>
              <TextLink to="/">text link</TextLink>
              <OutsideLink href="https://www.example.com/">another site</OutsideLink>
              <BackLink to="/">back</BackLink>
            </div>
          </Section>
        </div>
      ))}

      <Section title="Form" lead="Errors have a sign and words, not only a colour.">
        <div className="px-text grid gap-6 pb-section">
          <TextField id="kit-empty" label="Empty" placeholder="placeholder" />
          <TextField id="kit-full" label="Filled in" defaultValue="Jávea" />
          <TextField id="kit-wrong" label="Wrong" defaultValue="abc" error="Write a number" />
          <TextArea id="kit-long" label="Longer" error="Write a sentence" />
          <Checkbox id="kit-box">A box to tick</Checkbox>
          <Checkbox id="kit-box-wrong" error="Tick it to go on">
            A box that was left out
          </Checkbox>
          <Choice
            name="kit-kind"
            choices={[
              { value: 'house', words: 'A house' },
              { value: 'shop', words: 'A shop' },
            ]}
            value={kind}
            onChoose={setKind}
          />
          <Button variant="secondary" onClick={() => setShown(!shown)}>
            Notice
          </Button>
          <PlainNotice open={shown} title="A notice" text="It stays until it is answered." />
        </div>
      </Section>

      <Section title="Cells and marks">
        <div className="cells md:grid-cols-3">
          <p className="px-text py-bay">A cell</p>
          <p className="px-text py-bay">Another cell</p>
          <div className="px-text py-bay">
            <Stars rating={5} label="5 of 5" />
            <p className="mt-2.5 flex flex-wrap gap-3">
              {ICONS.map((name) => (
                <Icon key={name} name={name} />
              ))}
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid-12 items-baseline border-line border-t py-2.5">
      <dt className="col-span-full text-note text-steel-600 lg:col-span-3">{name}</dt>
      <dd className="col-span-full lg:col-span-9">{children}</dd>
    </div>
  );
}
