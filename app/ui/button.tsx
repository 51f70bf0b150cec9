import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { LinkArrow } from '#app/ui/icon.tsx';

const BASE =
  'type-control inline-flex items-center justify-center rounded-control border text-center no-underline transition-colors duration-200 active:translate-y-px';

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

const SIZES = {
  normal: 'min-h-13 gap-3 px-6 py-3',
  small: 'min-h-11 gap-3 px-4 py-2 text-small',
  /** in a bar over the page, which covers little of it however large the text is */
  low: 'min-h-[40px] px-3 py-1 text-small sm:px-4',
  /** several that share a row of a phone */
  tight: 'min-h-13 gap-2.5 px-2 py-3 text-small sm:px-4',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;
type ButtonSize = keyof typeof SIZES;

/** Classes of a button, for elements that are none of the components below. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  className = '',
  size: ButtonSize = 'normal',
): string {
  return `group/link ${BASE} ${SIZES[size]} ${VARIANTS[variant]} ${className}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

/** A button that does something on this page. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className, size)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  arrow?: boolean;
};

/** A link to another page that looks like a button. Left out in print, where nothing can be pressed. */
export function ButtonLink({
  variant,
  size,
  arrow = false,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={buttonClass(variant, `print:hidden ${className}`, size)} {...rest}>
      {children}
      {arrow && <LinkArrow />}
    </Link>
  );
}
