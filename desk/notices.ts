/** What the desk's server has to say, above the forms. */

/** A mistake in a content file; the form that it is put right in, unless the file has none. */
type Problem = { file: string; problems: string[]; form?: string; address?: string };

/**
 * Says something that has to be read before anything else.
 * @returns when it has been read
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

/** A link to a form. The editor shows nothing where one form follows another of its group without being loaded. */
function linkTo(href: string, textContent = '', title = ''): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, textContent, title });
  link.addEventListener('click', () => setTimeout(() => location.reload()));
  return link;
}

/**
 * Keeps the mistake that the content check finds in view until it is gone.
 * @param address where the server sends it, each time that a file changes
 */
export function showProblems(address: string): void {
  // Folded, it lets go of the form below.
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
  // The editor gives a link that leaves it a window of its own, once the button of the mouse goes down.
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
