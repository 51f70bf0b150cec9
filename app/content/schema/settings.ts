import { z } from 'zod';
import { LANGUAGES } from '#app/site/language-codes.ts';

const httpsUrl = z.url({ protocol: /^https$/ }).describe('a full https:// address');
const phone = z
  .string()
  .regex(/^\+\d[\d ]{7,17}$/, 'expected an international number such as "+34 600 000 000"');

/** What search engines must know of a video to show it among their results. */
const videoFacts = {
  published: z.iso.date('expected a date such as 2026-05-31').optional(),
  seconds: z.number().int().positive().optional().describe('length'),
};

const sponsor = z.strictObject({
  name: z.string().min(2).describe('full name, read by screen readers'),
  shortName: z.string().min(2).optional().describe('name set in type beside the logo'),
  caption: z.string().min(2).optional().describe('small line under the short name'),
  url: httpsUrl,
  logo: z.string().regex(/^[\w-]+\.svg$/, 'expected the name of an SVG file of assets/logos/'),
});

/** Shape of the owner's file, site.config.ts. Strict: an unknown field is an error, not a surprise. */
export const siteSettingsSchema = z.strictObject({
  brand: z.string().min(2).max(24).describe('name as customers say it'),
  siteUrl: httpsUrl.refine((url) => !url.endsWith('/'), 'expected no slash at the end'),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .refine((codes) => codes[0] === 'es', 'expected Spanish ("es") first')
    .refine((codes) => new Set(codes).size === codes.length, 'expected each language once'),
  company: z.strictObject({
    legalName: z.string().min(3),
    taxId: z
      .string()
      .regex(/^[A-Z]\d{8}$|^\d{8}[A-Z]$|^[A-Z]\d{7}[A-Z0-9]$/, 'expected a Spanish NIF such as "B12345674"'),
    registry: z.string().min(10).describe('Registro Mercantil data, LSSI art. 10'),
    reaNumber: z.string().min(5).describe('number in the Registro de Empresas Acreditadas, Ley 32/2006'),
    mailProvider: z.string().min(3).describe('processor named in the privacy policy'),
    hostingProvider: z.string().min(3).describe('processor named in the privacy policy'),
    foundedIn: z.number().int().min(1900).max(2100),
    address: z.strictObject({
      street: z.string().min(3),
      postalCode: z.string().regex(/^\d{5}$/, 'expected five digits'),
      city: z.string().min(2),
      region: z.string().min(2),
      country: z.string().min(2).describe('as the legal texts print it'),
      countryCode: z.string().length(2),
      coordinates: z
        .strictObject({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        })
        .nullable()
        .describe('of the office, five decimals or more'),
    }),
    areasServed: z.array(z.string().min(2)).min(1).describe('names of provinces, coasts, towns'),
    parentCompany: z.strictObject({ name: z.string().min(2), url: httpsUrl }).nullable(),
  }),
  contact: z.strictObject({ email: z.email(), phone, whatsapp: phone }),
  social: z.strictObject({
    instagram: httpsUrl,
    youtube: httpsUrl,
    facebook: httpsUrl,
    linkedin: httpsUrl,
  }),
  partner: sponsor,
  sponsorship: sponsor,
  video: z
    .discriminatedUnion('provider', [
      z.strictObject({
        provider: z.literal('youtube'),
        id: z.string().regex(/^[\w-]{11}$/, 'expected the 11 characters after "v=" of the video\'s address'),
        ...videoFacts,
      }),
      z.strictObject({
        provider: z.literal('vimeo'),
        id: z.string().regex(/^\d{6,12}$/, "expected the number of the video's address"),
        ...videoFacts,
      }),
    ])
    .nullable(),
  analyticsId: z
    .string()
    .regex(/^(G|GT|AW)-[A-Z0-9]{4,}$/, 'expected an id such as "G-XXXXXXXXXX"')
    .nullable(),
  retention: z.strictObject({
    enquiryMonths: z.number().int().min(2).describe('months after the last contact'),
    logDays: z.number().int().min(2),
  }),
  // https://hstspreload.org, "Submission Requirements" and "Removal"
  httpsForWholeDomain: z.boolean(),
  consentCookie: z.string().regex(/^[a-z][a-z0-9_]+$/, 'expected lower-case letters, digits and _'),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
