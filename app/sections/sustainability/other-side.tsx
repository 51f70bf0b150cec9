import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink, TextLinkLook } from '#app/ui/text-link.tsx';

const STUDIES = {
  coimbra: 'https://doi.org/10.1016/j.jobe.2021.102705',
  bologna: 'https://doi.org/10.3390/su16208959',
} as const;

/** What speaks against the figures above, with its sources. */
export function OtherSide({ article }: { article: string | undefined }) {
  const t = useTranslate();
  return (
    <section className="track bg-sand">
      <div className="frame pt-section pb-[clamp(3rem,6vw,5.5rem)]">
        <SectionHead title={t('La otra cara de las cuentas')}>
          {t(
            'La Directiva (UE) 2024/825, aplicable desde el 27 de septiembre de 2026, no admite alegaciones ambientales genéricas sin demostrar. Esto es lo que las cifras de arriba no cuentan.',
          )}
        </SectionHead>
        <div data-reveal="" className="track border-line border-b">
          <Row
            title={t('Reciclable no quiere decir reciclado')}
            source={t('BIR, federación mundial de recicladores, mayo de 2025')}
          >
            {t(
              'Lo primero habla del final de la casa; lo segundo, del principio. En la Unión Europea, en 2024, se usaron 76,6 millones de toneladas de acero reciclado para producir 129,5, cerca de un 59 %. Cuánto lleva el de tu casa lo dice la declaración ambiental de su fabricante.',
            )}
          </Row>
          <Row
            title={t('Fabricar acero emite mucho')}
            source={t('worldsteel, indicadores mundiales de 2023')}
          >
            {t(
              'En 2023, fabricar una tonelada emitió de media 1,92 toneladas de CO₂. Si una casa de acero ligero sale ganando es porque necesita pocos kilos.',
            )}
          </Row>
          <Row
            title={t('Los estudios no se ponen de acuerdo')}
            source={
              <>
                <Study href={STUDIES.coimbra}>{t('Universidad de Coímbra, 2021')}</Study>
                <Study href={STUDIES.bologna}>{t('Universidades de Bolonia y de la Tuscia, 2024')}</Study>
              </>
            }
          >
            {t(
              'En Coímbra, la casa prefabricada tuvo hasta un 65 % menos de impacto incorporado (el de fabricar y construir); la madera quedó primera y el acero ligero, segundo. En Bolonia, los sistemas ligeros impactaron menos a 30 años y los pesados, a 100, con mejor confort y menor coste.',
            )}
          </Row>
          <Row
            title={t('Ninguna cifra nuestra es un certificado')}
            source={t('Nuestros datos y estimaciones')}
          >
            {t(
              'Son valores de la empresa para comparar sistemas. Los de tu casa salen de su proyecto: certificado energético, plan de residuos y declaraciones ambientales de los materiales. Pídelos a todos los que te den precio.',
            )}
          </Row>
        </div>
        {article && (
          <p className="px-text pt-8">
            <TextLink to={article}>{t('Ver las cuentas y sus fuentes')}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Link to a study. Where it wraps, every line is underlined, and the arrow stays with the last word. */
function Study({ href, children }: { href: string; children: string }) {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <p className="not-first:mt-2 print:hidden">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="group/link underline-full py-1 font-medium font-stretch-94% leading-[1.75] no-underline hover:text-oxide-text"
      >
        {children.slice(0, last)}
        <span className="inline-flex items-center gap-[.55em] whitespace-nowrap">
          <TextLinkLook icon="outside">{children.slice(last)}</TextLinkLook>
        </span>
      </a>
    </p>
  );
}

type RowProps = { title: string; source: ReactNode; children: string };

function Row({ title, source, children }: RowProps) {
  return (
    <article className="grid-12 gap-y-2 border-line py-[clamp(1.5rem,2.6vw,2.25rem)] not-first:border-t">
      <h3 className="type-h3 px-text col-span-full text-balance lg:col-span-4">{title}</h3>
      <p className="px-text col-span-full max-w-[40em] text-steel-800 lg:col-span-5">{children}</p>
      <div className="px-text col-span-full pt-0.5 text-[.875rem] text-steel-600 leading-[1.45] lg:col-span-3">
        {source}
      </div>
    </article>
  );
}
