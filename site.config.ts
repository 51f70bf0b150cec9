// THE OWNER'S FILE. Everything that names the company, its people, its phone or its partners is here and
// nowhere else in the code. Values that end in `.example`, numbers made of zeros and names such as «Ejemplo»
// are sample data: `npm run preflight` lists every one that is still in place.
// A wrong or missing value stops the build and says which field it is and what was expected.
import type { SiteSettings } from './app/content/schema/settings.ts';

const settings: SiteSettings = {
  // The name as customers say it: header, footer, titles and articles use it.
  brand: 'Montante',

  // Where the site will live. No slash at the end. Canonical addresses and Open Graph tags are built from it.
  siteUrl: 'https://www.montante.example',

  // Languages that are published, Spanish first. One that is not listed here gets no pages and no link.
  languages: ['es', 'en', 'it', 'de', 'pl', 'pt'],

  company: {
    // Used in the legal notice and the privacy policy.
    legalName: 'Montante Construcción Industrializada, S. L. (empresa de ejemplo)',
    taxId: 'B00000000',
    registry: 'Registro Mercantil de Alicante, tomo 0000, folio 000, hoja A-000000',
    // Your number in the Registro de Empresas Acreditadas of the building trade.
    reaNumber: '00/00/0000000',
    // Who keeps your mailboxes.
    mailProvider: 'Proveedor de correo de ejemplo, S. L.',
    hostingProvider: 'Proveedor de alojamiento de ejemplo, S. L.',
    foundedIn: 2013,
    address: {
      street: 'Calle de Ejemplo, 600',
      postalCode: '03000',
      city: 'Alicante',
      region: 'Alicante',
      country: 'España',
      countryCode: 'ES',
      // Where the office is, in decimal degrees: { latitude: 38.34567, longitude: -0.48765 }. For search engines only.
      coordinates: null,
    },
    // Where you build and which group you belong to (`null` for none). For search engines only: the texts of the pages
    // say it to visitors.
    areasServed: ['Provincia de Alicante', 'Costa Blanca'],
    parentCompany: { name: 'Telaio Acciaio', url: 'https://socio.example' },
  },

  contact: {
    email: 'info@montante.example',
    // International form with spaces, as it should be read. Links strip the spaces by themselves.
    phone: '+34 600 000 000',
    // Number that answers WhatsApp, same form. May be the same as the phone.
    whatsapp: '+34 600 000 000',
  },

  social: {
    instagram: 'https://instagram.example/montante',
    youtube: 'https://youtube.example/@montante',
    facebook: 'https://facebook.example/montante',
    linkedin: 'https://linkedin.example/company/montante',
  },

  // The industrial partner and the golf cup that the footer shows. `logo` is a file of assets/logos/ drawn for a
  // dark ground. `shortName` and `caption` are set beside it; leave both out if the file already holds the name.
  partner: {
    name: 'Telaio Acciaio',
    shortName: 'Telaio',
    caption: 'Acciaio S.p.A.',
    url: 'https://socio.example',
    logo: 'partner.svg',
  },
  sponsorship: {
    name: 'Copa de Golf Levante',
    shortName: 'Levante',
    caption: 'Copa de Golf',
    url: 'https://copa.example',
    logo: 'golf-cup.svg',
  },

  // The film of the phases page. `null` shows the site's own film (content/film.yaml), also on the home page.
  // To use your own: { provider: 'youtube', id: 'dQw4w9WgXcQ' } or { provider: 'vimeo', id: '76979871' }.
  // With `published: '2026-05-31'` and its length, `seconds: 95`, search engines may show it among their videos.
  video: null,

  // Google tag id ('G-XXXXXXXXXX'). `null` ships no measuring code at all.
  analyticsId: null,

  // How long you keep what visitors tell you, as the privacy policy says it: months after the last contact with somebody
  // who did not sign a contract, and days of the host's logs. Your choice; keep what you promise.
  retention: { enquiryMonths: 12, logDays: 30 },

  // Browsers are always told to reach this site by HTTPS only, for two years. `true` tells them the same of every
  // subdomain and lets them ship that in their built-in lists. WARNING: from the first visit on, nothing below the domain
  // (mail, shop, intranet) can be reached without HTTPS, and leaving the lists again takes months.
  httpsForWholeDomain: false,

  // Name of the cookie that remembers what a visitor said about cookies (kept 150 days).
  consentCookie: 'montante_consent',
};

export default settings;
