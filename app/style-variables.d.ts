import 'react';

declare module 'react' {
  /** Custom properties in a `style`. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
