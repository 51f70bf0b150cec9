import { useContext } from 'react';
import { Scripts } from 'react-router';
import { DocumentContext } from '#app/document/document-context.ts';
import code from './hydrate-on-intent.ts?inline-script';

/**
 * Inlines `app/hydration/hydrate-on-intent.ts` with the files of this page, instead of React Router's `<Scripts>`, which
 * would hydrate at once.
 */
export function HydrateOnIntentScript() {
  const facts = useContext(DocumentContext);
  const scripts = facts?.scripts;
  if (import.meta.env.DEV || (facts && !scripts)) return <Scripts />;
  return (
    <script
      suppressHydrationWarning
      data-page={scripts && JSON.stringify(scripts)}
      dangerouslySetInnerHTML={{ __html: scripts ? code : '' }}
    />
  );
}
