import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keyNativeEntries } from '#app/hydration/history-keys.ts';
import { keepTyped } from '#app/hydration/keep-typed.ts';
import { isRewritten, tolerateRewriting } from '#app/hydration/translated-page.ts';
import { loadDictionary } from '#app/i18n/translator.ts';
import { languageOfPath } from '#app/site/published-languages.ts';

tolerateRewriting();
keyNativeEntries();

// The document is complete without React, so hydration waits for the texts of its language.
await loadDictionary(languageOfPath(location.pathname));

keepTyped();
// Asked before: where React renders a part anew, nothing is left of it.
const rewritten = isRewritten();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // React renders a part anew that a translator or another extension has changed: no failure of the page.
      onRecoverableError: (error) => rewritten || console.error(error),
    },
  );
});
