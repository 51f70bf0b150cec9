import type { MetaFunction } from 'react-router';
import { translate } from '#app/i18n/translator.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { languageOfPath } from '#app/site/languages.ts';
import { settings } from '#app/site/settings.ts';

export const meta: MetaFunction = ({ location }) => [
  { title: `${translate(languageOfPath(location.pathname), 'Página no encontrada')} | ${settings.brand}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  return <NotFound />;
}
