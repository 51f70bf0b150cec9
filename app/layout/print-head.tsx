import { settings } from '#app/site/settings.ts';

/** In print alone: whose page it is and how to reach them, as header and footer are not printed. */
export function PrintHead() {
  const { brand, company, contact, siteUrl } = settings;
  const { street, postalCode, city } = company.address;
  return (
    <p data-print-head="" className="hidden border-line-strong border-b pb-1 text-small print:block">
      <b className="font-semibold">{brand}</b>
      {` · ${contact.phone} · ${contact.email} · ${new URL(siteUrl).host} · ${street}, ${postalCode} ${city}`}
    </p>
  );
}
