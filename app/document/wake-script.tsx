import { useContext } from 'react';
import { Scripts } from 'react-router';
import { DocumentContext } from '#app/document/document-context.ts';
import code from './wake.ts?inline-script';

/** `app/document/wake.ts` with the files of this page, in place of React Router's `<Scripts>`, which would run at once. */
export function WakeScript() {
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
