/** Values of content/settings.yaml that are invented, under the names of their fields: nothing to be published. */
export const EXAMPLES = {
  brand: 'Montante',
  siteUrl: 'https://www.montante.example',
  company: {
    legalName: 'Montante Construcción Industrializada, S. L. (empresa de ejemplo)',
    taxId: 'B00000000',
    registry: 'Registro Mercantil de Alicante, tomo 0000, folio 000, hoja A-000000',
    reaNumber: '00/00/0000000',
    mailProvider: 'Proveedor de correo de ejemplo, S. L.',
    hostingProvider: 'Proveedor de alojamiento de ejemplo, S. L.',
    address: { street: 'Calle de Ejemplo, 600', postalCode: '03000' },
    parentCompany: { name: 'Telaio Acciaio', url: 'https://socio.example' },
  },
  contact: { email: 'info@montante.example', phone: '+34 600 000 000', whatsapp: '+34 600 000 000' },
  social: {
    instagram: 'https://instagram.example/montante',
    youtube: 'https://youtube.example/@montante',
    facebook: 'https://facebook.example/montante',
    linkedin: 'https://linkedin.example/company/montante',
  },
  partner: { name: 'Telaio Acciaio', url: 'https://socio.example' },
  sponsorship: { name: 'Copa de Golf Levante', url: 'https://copa.example' },
  consentCookie: 'montante_consent',
};

/** The place of the sample company, and its coast, in every language. */
export const SAMPLE_PLACE = /Ali[ck]ant[eé]|Costa Blanca/;
