/** What the desk's server has to say, above the forms. */

/** A mistake in a content file, and the form to correct it, unless the file has none. */
type Problem = { file: string; problems: string[]; form?: string; address?: string };

/**
 * Shows a modal message.
 * @returns a promise that resolves when it has been closed
 */
export function tell(sentence: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  dialog.append(Object.assign(document.createElement('p'), { textContent: sentence }));
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  form.append(Object.assign(document.createElement('button'), { textContent: 'Entendido' }));
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    }),
  );
}

/** A link to a form. It reloads the page: otherwise Sveltia shows nothing after another form of the same group. */
function linkTo(href: string, textContent = '', title = ''): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, textContent, title });
  link.addEventListener('click', () => setTimeout(() => location.reload()));
  return link;
}

/**
 * Shows the mistake that the content check finds until it is corrected.
 * @param address of the server-sent events, one each time that a file changes
 */
export function showProblems(address: string): void {
  // It can be collapsed, because it covers a part of the form.
  const notice = Object.assign(document.createElement('details'), {
    className: 'desk-notice',
    hidden: true,
    open: true,
  });
  notice.setAttribute('role', 'status');
  const start = Object.assign(document.createElement('a'), {
    className: 'desk-start',
    href: '..',
    textContent: 'Inicio',
  });
  // On `mousedown` Sveltia makes links that leave it open in a new window.
  start.addEventListener('mousedown', (event) => event.stopPropagation());
  document.body.append(notice, start);
  new EventSource(address).addEventListener('message', ({ data }) => {
    const problem: Problem | null = JSON.parse(data);
    notice.hidden = problem === null;
    notice.replaceChildren(
      ...(problem
        ? [
            Object.assign(document.createElement('summary'), { textContent: 'La web no puede salir así' }),
            'En ',
            problem.address ? linkTo(problem.address, problem.form, problem.file) : problem.file,
            `: ${problem.problems.join(' · ')}`,
          ]
        : []),
    );
  });
}
