import { HYDRATED } from '#app/hydration/contract.ts';

/**
 * Until the page is hydrated, the calculator's form answers what is done in it, from its first paint on: an example is filled
 * in, a slider writes its field and a field that is entered is selected, in their turn among all else that is entered. React
 * finds it as if it had been typed.
 */
export function runEarlyCalculator(): void {
  addEventListener('click', fillIn, true);
  addEventListener('input', follow, true);
  addEventListener('focusin', select, true);
  addEventListener(
    HYDRATED,
    () => {
      removeEventListener('click', fillIn, true);
      removeEventListener('input', follow, true);
      removeEventListener('focusin', select, true);
    },
    { once: true },
  );
}

function fillIn({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const example = target.closest<HTMLElement>('[data-planner-example]');
  const form = example?.closest<HTMLElement>('[data-planner-form]');
  if (!example || !form) return;
  const values = new URLSearchParams(example.dataset.plannerExample);
  for (const field of form.querySelectorAll('input')) {
    const value = values.get(field.name);
    if (field.type === 'checkbox') field.checked = value !== null;
    else if (field.type === 'radio') field.checked = value === field.value;
    else field.dataset.filled = field.value = value ?? field.defaultValue;
  }
  // What an example has filled in is not taken for typed: React takes over the example itself.
  form.dataset.filledIn = values.get('example') ?? '';
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function follow({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.closest('[data-planner-form]')) return;
  const field = target.previousElementSibling;
  if (target instanceof HTMLInputElement && target.type === 'range' && field instanceof HTMLInputElement)
    field.value = target.value;
  // The document's figures are those of another case than the one being entered.
  if (document.documentElement.classList.contains('js'))
    for (const figures of document.querySelectorAll('[data-total]')) figures.ariaBusy = 'true';
}

function select({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.closest('[data-planner-form]')) target.select();
}
