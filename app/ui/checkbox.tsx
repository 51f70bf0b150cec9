import type { ComponentProps } from 'react';

/** A box to tick with its words; the whole line ticks it, links in the words apart. */
export function Checkbox({ children, className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 items-start gap-[.85rem] py-[.6rem] text-base ${className}`}>
      <input
        type="checkbox"
        className="grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-tag border-[1.5px] border-field bg-chalk checked:border-ink checked:bg-ink checked:after:h-3 checked:after:w-[.4rem] checked:after:-translate-y-[.08rem] checked:after:rotate-[42deg] checked:after:border-white checked:after:border-r-2 checked:after:border-b-2"
        {...rest}
      />
      <span>{children}</span>
    </label>
  );
}
