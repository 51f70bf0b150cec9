import type { Plugin } from 'vite';

/** How react-dom's production build declares an error that it throws to itself later, as a signal. */
const SIGNAL = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Declares React's signals without a record of where they came from. That record interests nobody, but while a debugger
 * is attached, as in Lighthouse, the browser makes it by reading the whole framework a second time.
 * @throws if react-dom declares no such signal
 */
export function withoutTraces(code: string): string {
  const quiet = code.replace(SIGNAL, '$1Object.create(Error.prototype,{message:{value:$2}})');
  if (quiet === code)
    throw new Error('react-dom declares its signals in another way: see scripts/untraced-signals.ts');
  return quiet;
}

/** Takes the traces out of the browser's react-dom. */
export function untracedSignals(): Plugin {
  return {
    name: 'untraced-signals',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutTraces(code), map: null }),
    },
  };
}
