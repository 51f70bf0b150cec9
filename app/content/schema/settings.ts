import { z } from 'zod';
import { isTaxId } from '#app/content/tax-id.ts';
import { LANGUAGES } from '#app/site/language-codes.ts';
import { filePath } from './file-path.ts';
import { httpsUrl, isoDate } from './formats.ts';

const PHONE = 'se esperaba un número con su prefijo y con espacios, como «+34 600 000 000»';
// A number without quotation marks and spaces is read as a number: the message has to be the same.
const phone = z
  .string({ error: PHONE })
  .regex(/^\+\d{1,3}(?: \d+)+$/, PHONE)
  .min(9, PHONE)
  .max(20, PHONE);

// Without quotation marks it is read as a number, which has lost its first zero.
const POSTAL_CODE = "se esperaban cinco cifras entre comillas, como «'03001'»";

/** What search engines must know of a video to show it among their results. */
const videoFacts = {
  published: isoDate
    .optional()
    .describe('Día en que se publicó. Con él y con lo que dura, los buscadores pueden enseñarla.'),
  seconds: z.number().int().positive().optional().describe('Lo que dura, en segundos.'),
};

const sponsor = z.strictObject({
  name: z.string().min(2).describe('Nombre completo. Lo dicen los lectores de pantalla.'),
  shortName: z
    .string()
    .min(2)
    .optional()
    .describe('Nombre que se escribe al lado del logotipo. Déjalo vacío si el logotipo ya lo lleva.'),
  caption: z
    .string()
    .min(2)
    .optional()
    .describe('Línea pequeña debajo del nombre. Déjala vacía si el logotipo ya la lleva.'),
  url: httpsUrl.describe('Su página web.'),
  logo: filePath('assets/logos', 'svg').describe('Archivo del logotipo, un SVG dibujado para fondo oscuro.'),
});

/** Shape of the owner's file, content/settings.yaml. Strict: an unknown field is an error, not a surprise. */
export const siteSettingsSchema = z
  .strictObject({
    brand: z
      .string()
      .min(2)
      .max(24)
      .describe(
        'La marca, como la dicen los clientes. Va en la cabecera, el pie, los títulos y los artículos.',
      ),
    siteUrl: httpsUrl
      .refine((url) => !url.endsWith('/'), 'sobra la barra del final')
      .describe('Dónde va a estar la web, sin barra al final: `https://www.tuempresa.es`.'),
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .refine((codes) => codes[0] === 'es', 'se esperaba el español («es») el primero')
      .refine((codes) => new Set(codes).size === codes.length, 'se esperaba cada idioma una sola vez')
      .describe(
        'Idiomas que se publican, el español el primero. Los que no estén no tienen páginas ni enlaces.',
      ),
    company: z
      .strictObject({
        legalName: z
          .string()
          .min(3)
          .describe('Nombre legal de la empresa, para el aviso legal y la política de privacidad.'),
        taxId: z
          .string()
          .regex(/^[A-Z\d]\d{7}[A-Z\d]$/, {
            error: 'se esperaba un NIF español, sin espacios ni guiones, como «B12345674»',
            abort: true,
          })
          .refine(
            isTaxId,
            'no puede ser un NIF: su último signo no corresponde a los demás. Mira si hay una cifra equivocada',
          )
          .describe('NIF de la empresa. Mientras sea de ceros, la web es la de muestra.'),
        registry: z
          .string()
          .min(10)
          .describe('Datos del Registro Mercantil: registro, tomo, folio y hoja (LSSI, artículo 10).'),
        reaNumber: z
          .string()
          .min(5)
          .describe('Número en el Registro de Empresas Acreditadas de la construcción (Ley 32/2006).'),
        mailProvider: z
          .string()
          .min(3)
          .describe('Empresa que guarda tu correo. La nombra la política de privacidad.'),
        hostingProvider: z
          .string()
          .min(3)
          .describe('Empresa que aloja la web. La nombra la política de privacidad.'),
        foundedIn: z.number().int().min(1900).max(2100).describe('Año en que se fundó la empresa.'),
        address: z
          .strictObject({
            street: z.string().min(3).describe('Calle y número.'),
            postalCode: z
              .string({ error: POSTAL_CODE })
              .regex(/^\d{5}$/, POSTAL_CODE)
              .describe('Código postal.'),
            city: z.string().min(2).describe('Ciudad.'),
            region: z.string().min(2).describe('Provincia.'),
            country: z.string().min(2).describe('País, como lo escriben los textos legales.'),
            countryCode: z
              .string()
              .length(2, 'se esperaban dos letras, como «ES»')
              .describe('Código del país, de dos letras.'),
            coordinates: z
              .strictObject({
                latitude: z.number().min(-90).max(90).describe('Latitud, con cinco decimales o más.'),
                longitude: z.number().min(-180).max(180).describe('Longitud, con cinco decimales o más.'),
              })
              .nullable()
              .default(null)
              .describe('Dónde está la oficina, en grados con decimales. Solo para los buscadores.'),
          })
          .describe('Dirección de la oficina.'),
        areasServed: z
          .array(z.string().min(2))
          .min(1)
          .describe('Dónde construyes: provincias, costas, pueblos. Solo para los buscadores.'),
        parentCompany: z
          .strictObject({
            name: z.string().min(2).describe('Nombre del grupo.'),
            url: httpsUrl.describe('Su página web.'),
          })
          .nullable()
          .default(null)
          .describe(
            'Grupo al que pertenece la empresa, si hay uno. Solo para los buscadores: lo que se lee del grupo está en «Quiénes somos».',
          ),
      })
      .describe('La empresa.'),
    contact: z
      .strictObject({
        email: z
          .email('se esperaba una dirección de correo, como «hola@tuempresa.es»')
          .describe('Correo en el que recibes los mensajes.'),
        phone: phone.describe('Teléfono con su prefijo y con espacios, como se lee: «+34 600 000 000».'),
        whatsapp: phone.describe('Número que contesta en WhatsApp, escrito igual. Puede ser el mismo.'),
      })
      .describe('Cómo te encuentran.'),
    social: z
      .strictObject({
        instagram: httpsUrl.optional().describe('Dirección de tu página en Instagram.'),
        youtube: httpsUrl.optional().describe('Dirección de tu canal de YouTube.'),
        facebook: httpsUrl.optional().describe('Dirección de tu página en Facebook.'),
        linkedin: httpsUrl.optional().describe('Dirección de tu página en LinkedIn.'),
      })
      .describe('Redes sociales, en el pie: las que tengas.'),
    partner: sponsor
      .nullable()
      .default(null)
      .describe(
        'El socio industrial que enseña el pie, si hay uno. Lo que es se escribe en «Quiénes somos».',
      ),
    sponsorship: sponsor
      .nullable()
      .default(null)
      .describe('Lo que patrocinas, en el pie, si hay algo. Lo que es se escribe en «Quiénes somos».'),
    video: z
      .discriminatedUnion('provider', [
        z.strictObject({
          provider: z.literal('youtube'),
          id: z
            .string()
            .regex(
              /^[\w-]{11}$/,
              'se esperaban los 11 caracteres que siguen a «v=» en la dirección de la película',
            )
            .describe('Los 11 caracteres que siguen a «v=» en su dirección.'),
          ...videoFacts,
        }),
        z.strictObject({
          provider: z.literal('vimeo'),
          id: z
            .string()
            .regex(/^\d{6,12}$/, 'se esperaba el número de la dirección de la película')
            .describe('El número de su dirección.'),
          ...videoFacts,
        }),
      ])
      .nullable()
      .default(null)
      .describe(
        'La película de la página de las fases, si está en YouTube o Vimeo. Sin ella se ve la de la propia web.',
      ),
    analyticsId: z
      .string()
      .refine((id) => !/^(AW|GT|GTM|DC|UA)-/i.test(id), {
        error:
          'esta web mide solo con Google Analytics, cuyo identificador empieza por «G-»; los de anuncios o de otras etiquetas («AW-», «GT-», «GTM-») cargan direcciones que la web no deja pasar. Lo encuentras en Analytics, en «Flujos de datos»',
        abort: true,
      })
      .regex(/^G-[A-Z0-9]{4,}$/, 'se esperaba un identificador como «G-XXXXXXXXXX»')
      .nullable()
      .default(null)
      .describe('Identificador de Google Analytics, que empieza por «G-». Sin él no se mide nada.'),
    retention: z
      .strictObject({
        enquiryMonths: z
          .number()
          .int()
          .min(2)
          .describe('Meses desde el último contacto con quien no firmó un contrato.'),
        logDays: z.number().int().min(2).describe('Días que se guardan los registros del alojamiento.'),
      })
      .describe(
        'Cuánto tiempo guardas lo que te cuentan, como lo dice la política de privacidad. Cumple lo que pongas.',
      ),
    // https://hstspreload.org, "Submission Requirements" and "Removal"
    httpsForWholeDomain: z
      .boolean()
      .describe(
        'Los navegadores ya saben que esta web solo se ve por HTTPS. Con la marca lo saben también de todos los subdominios. CUIDADO: desde la primera visita nada del dominio (correo, tienda, intranet) se abre sin HTTPS, y deshacerlo lleva meses.',
      ),
    consentCookie: z
      .string()
      .regex(/^[a-z][a-z0-9_]+$/, 'se esperaban minúsculas, cifras y «_»')
      .describe('Nombre de la cookie que recuerda lo que dijo el visitante sobre las cookies.'),
  })
  .describe(
    'Todo lo que nombra a la empresa, a su gente, su teléfono o sus socios. Lo que termina en «.example», los números de ceros y los nombres como «Ejemplo» son de muestra.',
  );

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
