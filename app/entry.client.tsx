import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from '#app/i18n/load-dictionary.ts';
import { keyNativeEntries } from '#app/lib/history-keys.ts';
import { isRewritten, tolerateRewriting } from '#app/lib/rewritten-page.ts';
import { languageOfPath } from '#app/site/languages.ts';

tolerateRewriting();
keyNativeEntries();

// The document is complete without this script; it waits for its language's texts before it takes over.
await loadDictionary(languageOfPath(location.pathname));

// What a translator has changed before is drawn anew, part by part: no fault of the page's.
const wasRewritten = isRewritten();
const onRecoverableError = wasRewritten ? () => {} : reportError;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  );
});
