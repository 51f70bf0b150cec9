import type { Language } from '#app/site/language-codes.ts';

/** Every word of the forms that no schema says: what a field, an option, a form and a group of forms are called. */

/**
 * Labels of fields: by their path from the form down, or by their own name where that says the same everywhere. Items of
 * lists have no name of their own.
 */
const FIELDS: Record<string, string> = {
  // Everywhere
  address: 'Dirección',
  alt: 'Descripción de la imagen',
  answers: 'Respuestas',
  articles: 'Artículos',
  author: 'Firma',
  authors: 'Firmas',
  basis: 'En qué se apoya',
  calendar: 'Calendario',
  caption: 'Línea pequeña',
  categories: 'Categorías',
  category: 'Categoría',
  date: 'Fecha',
  description: 'Descripción',
  euros: 'Euros',
  file: 'Archivo',
  focus: 'Lo que no se puede cortar',
  from: 'Desde',
  group: 'Grupo',
  groups: 'Grupos',
  icon: 'Dibujo',
  id: 'Nombre interno',
  kind: 'Clase',
  languages: 'Idiomas',
  logo: 'Logotipo',
  name: 'Nombre',
  order: 'Orden',
  pages: 'Páginas',
  part: 'Parte',
  parts: 'Partes',
  payments: 'Pagos',
  percent: 'Tanto por ciento',
  phases: 'Fases',
  picture: 'Imagen',
  pictures: 'Imágenes',
  published: 'Publicada el',
  render: 'Hecha con ordenador',
  sample: 'De muestra',
  seconds: 'Segundos',
  slug: 'Final de la dirección',
  source: 'Fuente',
  sources: 'Fuentes',
  start: 'Empieza en la semana',
  steps: 'Pasos',
  text: 'Texto',
  title: 'Título',
  to: 'Hasta',
  unit: 'Qué cuenta',
  updated: 'Último cambio',
  url: 'Dirección web',
  value: 'Valor',
  weeks: 'Semanas',
  when: 'Cuándo',
  year: 'Año',
};

/** What an owner sees in place of a value that code knows. */
const OPTIONS: Record<string, string> = {
  es: 'Español',
  en: 'Inglés',
  it: 'Italiano',
  de: 'Alemán',
  pl: 'Polaco',
  pt: 'Portugués',
};

/** Labels of forms that are a file, or one for each language. */
export const FORM_LABELS: Record<string, string> = {
  settings: 'Datos de la empresa y ajustes',
  claims: 'Cifras y promesas',
  service: 'Cómo trabajáis',
  price: 'Qué incluye el precio',
  handover: 'La entrega',
  suppliers: 'Proveedores',
  planner: 'Calculadora',
  home: 'Página de inicio',
  advantages: 'Ventajas',
  'wall-layers': 'El muro, capa a capa',
  road: 'El camino hasta la obra',
  'usual-works': 'Lo que tarda una obra corriente',
  phases: 'Fases de la obra',
  film: 'La película',
  blog: 'Categorías y firmas del blog',
  'answer-groups': 'Grupos de preguntas',
  'pages-and-navigation': 'Páginas y menú',
  pictures: 'Todas las imágenes',
};

/** Labels of the collections in the list at the left. */
export const COLLECTION_LABELS: Record<string, { label: string; label_singular?: string; icon: string }> = {
  company: { label: 'La empresa', icon: 'apartment' },
  works: { label: 'Obras', label_singular: 'Obra', icon: 'home_work' },
  images: { label: 'Imágenes', icon: 'photo_library' },
  articles: { label: 'Artículos', label_singular: 'Artículo', icon: 'article' },
  answers: { label: 'Preguntas', label_singular: 'Pregunta', icon: 'help' },
  testimonials: { label: 'Testimonios', label_singular: 'Testimonio', icon: 'format_quote' },
  pages: { label: 'Páginas', icon: 'web' },
  legal: { label: 'Textos legales', label_singular: 'Texto legal', icon: 'gavel' },
};

/**
 * What a field is called.
 * @param path names from the form down to it
 * @throws {Error} if it has no label
 */
export function labelOf(path: readonly string[]): string {
  const label = FIELDS[path.join('.')] ?? FIELDS[path.at(-1) ?? ''];
  if (!label) throw new Error(`${path.join('.')}: tools/desk/labels.ts has no label for it`);
  return label;
}

/**
 * What a value of a list of choices is called.
 * @throws {Error} if it has no label
 */
export function optionLabel(path: readonly string[], value: string): { label: string; value: string } {
  const label = OPTIONS[`${path.at(-1)}=${value}`] ?? OPTIONS[value];
  if (!label) throw new Error(`${path.join('.')}: tools/desk/labels.ts has no label for «${value}»`);
  return { label, value };
}

/** What a language is called, in Spanish. */
export function languageLabel(language: Language): string {
  return OPTIONS[language]?.toLowerCase() ?? language;
}
