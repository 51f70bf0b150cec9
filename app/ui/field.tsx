import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

const CONTROL =
  'w-full rounded-control border border-field bg-chalk px-4 py-3.5 transition-colors duration-200 placeholder:text-hint hover:border-ink focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink aria-invalid:border-oxide-text aria-invalid:border-2';

type FrameProps = {
  id: string;
  label: string;
  /** how to correct it; shown below the field, which refers to it and is marked as invalid */
  error?: string;
  className?: string;
};

/** What is wrong with a field, tied to it by `stateOf`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={`${id}-error`}
      className="flex items-center gap-2 font-medium text-oxide-text text-small leading-snug"
    >
      <Icon name="warning" className="size-4" />
      {children}
    </p>
  );
}

function FieldFrame({ id, label, error, className = '', children }: FrameProps & { children: ReactNode }) {
  return (
    <div className={`grid min-w-0 content-start gap-2 ${className}`}>
      <label htmlFor={id} className="font-semibold font-stretch-94% text-base">
        {label}
      </label>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** `aria-invalid` is always set: screen readers would otherwise call an empty required field invalid from the start. */
export function stateOf(id: string, error?: string) {
  return { 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined } as const;
}

/** A field of one line with its label and, if something is wrong, its error. */
export function TextField({ label, error, className, id, ...rest }: FrameProps & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ id, label, error, className }}>
      <input id={id} type="text" className={`min-h-14 ${CONTROL}`} {...stateOf(id, error)} {...rest} />
    </FieldFrame>
  );
}

/** The same for a longer text. */
export function TextArea({ label, error, className, id, ...rest }: FrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ id, label, error, className }}>
      <textarea
        id={id}
        className={`min-h-44 resize-y leading-normal ${CONTROL}`}
        {...stateOf(id, error)}
        {...rest}
      />
    </FieldFrame>
  );
}
