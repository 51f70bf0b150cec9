import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

const BASE =
  'type-control inline-flex min-h-13 items-center justify-center gap-3 rounded-control border px-6 py-3 text-center no-underline transition-colors duration-200 active:translate-y-px';

const VARIANTS = {
  /** the one thing to do on a screen */
  primary: 'border-oxide-button bg-oxide-button text-white hover:border-oxide-hover hover:bg-oxide-hover',
  secondary:
    'border-ink text-ink hover:bg-ink hover:text-paper on-night:border-line-light on-night:text-white on-night:hover:bg-white on-night:hover:text-ink on-oxide:border-line-light on-oxide:text-white on-oxide:hover:bg-white on-oxide:hover:text-ink',
  /** the primary one on the oxide band */
  light: 'border-paper bg-paper text-ink hover:border-ink hover:bg-ink hover:text-white',
  /** for choices of equal weight */
  ink: 'border-ink bg-ink text-paper hover:border-steel-800 hover:bg-steel-800',
  done: 'border-done bg-done text-white',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Classes of a button, for elements that are none of the components below. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `group/button ${BASE} ${VARIANTS[variant]} ${className}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/** A button that does something on this page. */
export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; arrow?: boolean };

/** A link to another page that looks like a button. Left out in print, where nothing can be pressed. */
export function ButtonLink({ variant, arrow = false, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass(variant, `print:hidden ${className}`)} {...rest}>
      {children}
      {arrow && (
        <Icon
          name="arrow"
          className="size-[1.1em] transition-transform duration-200 ease-frame group-hover/button:translate-x-1"
        />
      )}
    </Link>
  );
}
