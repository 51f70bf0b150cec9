import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from '#app/i18n/load-dictionary.ts';
import { keyNativeEntries } from '#app/lib/history-keys.ts';
import { isRewritten, tolerateRewriting } from '#app/lib/translated-page.ts';
import { languageOfPath } from '#app/site/languages.ts';

tolerateRewriting();
keyNativeEntries();

// The document is complete without React, so hydration waits for the texts of its language.
await loadDictionary(languageOfPath(location.pathname));

// Parts that browser translation changed before hydration are re-rendered: that is no error to report.
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
