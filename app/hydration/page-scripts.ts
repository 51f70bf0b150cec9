import { statSync } from 'node:fs';
import type { EntryContext } from 'react-router';
import type { PageScripts } from '#app/hydration/hydrate-on-intent.ts';
import { dictionaryUrl } from '#app/i18n/dictionary.ts';
import { DEFAULT_LANGUAGE, languageOfPath } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';

const ROOT = 'build/client';

/**
 * What the script at the end of a document needs to hydrate it.
 * @param address path of the document, without a slash at its end
 * @throws if React Router hands nothing over, or a file is not there
 */
export function pageScripts(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  address: string,
): PageScripts {
  if (!serverHandoffString) throw new Error('React Router hands nothing over to the browser');
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const language = languageOfPath(address);
  const scripts = [
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports, module }) => [...(imports ?? []), module]),
  ];
  const size = (file: string) => statSync(ROOT + file).size;
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    context: JSON.parse(serverHandoffString),
    data: address === '/' ? '/_.data' : `${address}.data`,
    scripts: [...new Set(scripts)].sort((a, b) => size(b) - size(a)),
    ...(language !== DEFAULT_LANGUAGE && { dictionary: dictionaryUrl(language) }),
    ...(settings.analyticsId && { consentCookie: settings.consentCookie }),
  };
}
