import type { ComponentProps } from 'react';
import { FieldError, stateOf } from '#app/ui/field.tsx';

type Props = ComponentProps<'input'> & {
  id: string;
  /** how to correct it; shown below the box, which refers to it and is marked as invalid */
  error?: string;
};

/** Checkbox with its label; a click anywhere on the line toggles it, except on links in the label. */
export function Checkbox({ children, className = '', error, ...rest }: Props) {
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3.5 py-2.5 text-base">
        <input
          type="checkbox"
          {...stateOf(rest.id, error)}
          className="grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-tag border border-field bg-chalk checked:border-ink checked:bg-ink checked:after:h-3 checked:after:w-1.5 checked:after:-translate-y-px checked:after:rotate-42 checked:after:border-paper checked:after:border-r-2 checked:after:border-b-2 aria-invalid:border-2 aria-invalid:border-oxide-text"
          {...rest}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={rest.id}>{error}</FieldError>}
    </div>
  );
}
