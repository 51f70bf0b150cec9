// The settings of a made-up second owner, for a site that differs from the sample: two languages, an analytics id, a film, nobody
// beside the company (no parent, no partner, nothing it sponsors), and names full of characters that are special in
// HTML, XML, JSON, Markdown and addresses.
// `npm run build:other-owner` writes them over content/settings.yaml in its copy. City and region are those of the
// sample, as the site's texts and drawings are about them.
import type { SiteSettings } from '#app/content/schema/settings.ts';

const settings: SiteSettings = {
  brand: 'Norte & Sur',
  siteUrl: 'https://norte-y-sur.test',
  languages: ['es', 'de'],
  company: {
    legalName: 'Norte & Sur «Obras» <Centro> *O\'Neill* "2" [SL](x), S. L.',
    taxId: 'A87654323',
    registry: 'Registro de Elche, tomo 1_234_5, folio 67, hoja A-89 & A-90',
    reaNumber: '12/34/5678901',
    mailProvider: 'Correos <Tres> & Cuatro, S. A.',
    hostingProvider: 'Servidores <Uno> & Dos, S. A.',
    foundedIn: 1987,
    address: {
      street: 'Plaça de l’Ajuntament, 4 & 5',
      postalCode: '03201',
      city: 'Alicante',
      region: 'Alicante',
      country: 'España',
      countryCode: 'ES',
      coordinates: { latitude: 38.26218, longitude: -0.70107 },
    },
    areasServed: ['Baix Vinalopó & Vega Baja'],
    parentCompany: null,
  },
  contact: {
    email: 'hola+web@norte-y-sur.test',
    phone: '+34 965 12 34 56',
    whatsapp: '+49 151 23 45 67 89',
  },
  social: {
    instagram: 'https://instagram.test/norte-y-sur?a=1&b=2',
    youtube: 'https://youtube.test/@norte-y-sur',
    facebook: 'https://facebook.test/norte-y-sur',
    linkedin: 'https://linkedin.test/company/norte-y-sur',
  },
  partner: null,
  sponsorship: null,
  video: { provider: 'youtube', id: 'aBcDeFgHi-1', published: '2026-03-14', seconds: 95 },
  analyticsId: 'G-OTHEROWNER',
  retention: { enquiryMonths: 18, logDays: 45 },
  httpsForWholeDomain: true,
  consentCookie: 'norte_y_sur_consent',
};

export default settings;
