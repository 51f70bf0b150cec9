import { staticPiece } from '#app/i18n/static-piece.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';

/** The closing call of every page but the quote page. */
export const Closing = staticPiece(import.meta.env.SSR ? ClosingBand : undefined, () =>
  import('#app/sections/shared/closing-band.tsx').then((module) => module.ClosingBand),
);
