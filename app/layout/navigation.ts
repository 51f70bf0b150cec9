import { useMatches } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pageAlternates } from '#app/seo/page-meta.ts';
import type { Language } from '#app/site/languages.ts';
import { NAVIGATION, PAGES, type PageId } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';

/** Addresses and names of the seven pages of the navigation, in the page's language. */
export function useNavigationLinks(): { page: PageId; to: string; label: string }[] {
  const t = useTranslate();
  const language = useLanguage();
  const labels: Record<(typeof NAVIGATION)[number], string> = {
    about: t('Sobre nosotros'),
    technology: t('Tecnología'),
    methodology: t('Metodología'),
    phases: t('Fases del proyecto'),
    sustainability: t('Sostenibilidad'),
    projects: t('Proyectos'),
    blog: t('Blog'),
  };
  return NAVIGATION.map((page) => ({ page, to: pathFor(page, language), label: labels[page] }));
}

function ownAlternates(data: unknown): Partial<Record<Language, string>> | undefined {
  if (data && typeof data === 'object' && 'alternates' in data) {
    return data.alternates as Partial<Record<Language, string>>;
  }
  return undefined;
}

/**
 * Where this same page is in each published language. Pages with addresses of their own (articles) say so in their
 * data as `alternates`; a page that does not exist is nowhere.
 */
export function useAlternates(): Partial<Record<Language, string>> {
  const match = useMatches().at(-1);
  const given = ownAlternates(match?.loaderData);
  if (given) return given;
  const page = match?.id.split('.')[0] ?? '';
  return page in PAGES ? pageAlternates(page as PageId) : {};
}
