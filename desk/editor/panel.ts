/** What is wrong in the content and what is left to do, above the forms. */

type Place = { form?: string; address?: string };
/** A mistake in a content file, and the form to correct it, unless the file has none. */
type Problem = Place & { file: string; problems: string[] };
type Task = Place & { group: string; sentence: string };
/** A picture of the site, and the forms of what shows it. */
type UsedPicture = { id: string; alt: string; uses: Place[] };
type Report = { problem: Problem | null; tasks?: Task[]; pictures?: UsedPicture[] };

/** How often the content is asked for, in milliseconds: it is checked only after a change. */
const EVERY_MS = 3000;

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

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  textContent: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), { textContent });
  made.append(...children);
  return made;
}

/** A link to a form. It reloads the page: otherwise Sveltia shows nothing after another form of the same group. */
function linkTo({ form = '', address }: Place): HTMLElement | string {
  if (!address) return form;
  const link = Object.assign(element('a', form), { href: address });
  link.addEventListener('click', () => setTimeout(() => location.reload()));
  return link;
}

function listOf(tasks: readonly Task[]): HTMLElement[] {
  return [...Map.groupBy(tasks, ({ group }) => group)].map(([group, its]) =>
    element(
      'details',
      '',
      element('summary', `${group} (${its.length})`),
      element('ul', '', ...its.map((task) => element('li', '', linkTo(task), `: ${task.sentence}`))),
    ),
  );
}

/** Where each picture is used. One that nothing uses can be deleted. */
function listOfPictures(pictures: readonly UsedPicture[]): HTMLElement {
  const items = pictures.map(({ id, alt, uses }) => {
    const places = uses.map((place) => element('li', '', linkTo(place)));
    return element(
      'li',
      '',
      element('strong', id),
      `: ${alt}`,
      places.length > 0 ? element('ul', '', ...places) : element('p', 'No se usa en ningún sitio.'),
    );
  });
  const title = `Dónde se usa cada imagen (${pictures.length})`;
  return element('details', '', element('summary', title), element('ul', '', ...items));
}

/**
 * Shows the mistake that the content check finds until it is corrected, the list of what is still sample, and where
 * pictures are used.
 * @param address of the report
 */
export function showReport(address: string): void {
  // It can be collapsed, because it covers a part of the form.
  const panel = Object.assign(document.createElement('details'), { className: 'desk-panel' });
  panel.setAttribute('role', 'status');
  document.body.append(panel);
  let shown = '';
  let opened = '';
  const look = async () => {
    const response = await fetch(address).catch(() => undefined);
    if (!response?.ok) return;
    const { problem, tasks = [], pictures = [] }: Report = await response.json();
    const now = JSON.stringify([problem, tasks, pictures]);
    if (now === shown) return;
    shown = now;
    panel.classList.toggle('desk-wrong', problem !== null);
    // Once for each mistake: whoever has collapsed it goes on writing below.
    const mistake = JSON.stringify(problem);
    if (problem && mistake !== opened) panel.open = true;
    opened = mistake;
    const web = Object.assign(element('a', 'Ver la web'), { href: '/', target: '_blank' });
    panel.replaceChildren(
      element('summary', problem ? 'La web no puede salir así' : `Lo que queda por hacer (${tasks.length})`),
      ...(problem
        ? [
            element(
              'p',
              'En ',
              linkTo({ form: problem.file, ...problem }),
              `: ${problem.problems.join(' · ')}`,
            ),
          ]
        : []),
      ...listOf(tasks),
      listOfPictures(pictures),
      element('p', '', web),
    );
  };
  look();
  setInterval(look, EVERY_MS);
}
