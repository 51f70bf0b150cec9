import type { ReactNode } from 'react';
import type { Language } from '#app/site/languages.ts';

const FLAGS: Record<Language, ReactNode> = {
  es: (
    <>
      <path fill="#C8102E" d="M0 0h24v17H0z" />
      <path fill="#F6C500" d="M0 4.25h24v8.5H0z" />
      <path fill="#9A3B1B" d="M6 6.5h2.6v3.6H6z" />
    </>
  ),
  en: (
    <>
      <path fill="#1F3A7A" d="M0 0h24v17H0z" />
      <path stroke="#fff" strokeWidth="3.4" d="m0 0 24 17M24 0 0 17" />
      <path stroke="#C8102E" strokeWidth="1.3" d="m0 0 24 17M24 0 0 17" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v17M0 8.5h24" />
      <path stroke="#C8102E" strokeWidth="3" d="M12 0v17M0 8.5h24" />
    </>
  ),
  it: (
    <>
      <path fill="#fff" d="M0 0h24v17H0z" />
      <path fill="#1B8A4B" d="M0 0h8v17H0z" />
      <path fill="#C8102E" d="M16 0h8v17h-8z" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h24v5.7H0z" />
      <path fill="#D00" d="M0 5.67h24v5.7H0z" />
      <path fill="#FFCE00" d="M0 11.34h24V17H0z" />
    </>
  ),
  pl: (
    <>
      <path fill="#fff" d="M0 0h24v17H0z" />
      <path fill="#D4213D" d="M0 8.5h24V17H0z" />
    </>
  ),
  // Portuguese is written as in Brazil, so its flag is Brazil’s.
  pt: (
    <>
      <path fill="#1B9447" d="M0 0h24v17H0z" />
      <path fill="#FEDD00" d="m12 1.8 10 6.7-10 6.7L2 8.5z" />
      <circle cx="12" cy="8.5" r="3.9" fill="#1D3A8A" />
      <path d="M8.3 7.6a9 9 0 0 1 7.4 2.5" stroke="#fff" strokeWidth=".8" fill="none" />
    </>
  ),
};

/** Flag of a language. Decorative: the language's name stands beside it or labels its control. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      viewBox="0 0 24 17"
      aria-hidden="true"
      data-flag={language}
      className="h-[1.0625rem] w-6 flex-none rounded-tag box-shadow-[0_0_0_1px_rgb(21_25_28/.18)]"
    >
      {FLAGS[language]}
    </svg>
  );
}
