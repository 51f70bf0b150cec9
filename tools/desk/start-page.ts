import type { Report } from './report.ts';
import type { Task } from './tasks.ts';

function text(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function lists(tasks: readonly Task[]): string {
  const groups = Map.groupBy(tasks, ({ group }) => group);
  return [...groups]
    .map(([heading, its], index) => {
      const items = its.map(
        ({ form, address, sentence }) =>
          `<li><a href="${text(address)}">${text(form)}</a>: ${text(sentence)}</li>`,
      );
      const open = index === 0 ? ' open' : '';
      return `<details${open}><summary>${text(heading)} (${its.length})</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('');
}

function problemSection({ problem }: Report): string {
  if (!problem) return '<p class="good">El contenido está bien: la web se puede construir.</p>';
  const items = problem.problems.map((each) => `<li>${text(each)}</li>`).join('');
  const { form, address, file } = problem;
  const where =
    form && address
      ? `<a href="${text(address)}">${text(form)}</a> (<code>${text(file)}</code>)`
      : `<code>${text(file)}</code>`;
  return `<section class="bad"><h2>La web no puede salir así</h2><p>En ${where}:</p><ul>${items}</ul></section>`;
}

const STYLES = `
  :root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; color: #22201c; background: #f6f3ec; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1 { margin: 0 0 .25rem; font-size: 2rem; line-height: 1.2; }
  h2 { margin: 0; font-size: 1.2rem; }
  nav { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; }
  nav a { padding: .6rem 1.1rem; border-radius: 6px; background: #1f3b33; color: #fff; text-decoration: none; }
  nav a + a { background: #fff; color: #1f3b33; box-shadow: inset 0 0 0 1px #1f3b33; }
  a { color: #1f3b33; }
  .good, .bad { padding: .75rem 1rem; border-radius: 6px; background: #e2ecdf; }
  .bad { background: #f6dcd8; }
  details { margin: .75rem 0; padding: .75rem 1rem; border-radius: 6px; background: #fff; }
  summary { font-weight: 600; cursor: pointer; }
  li { margin: .3rem 0; }
`;

/**
 * The page that the desk opens with: whether the content is right, and what is left to do.
 * @param report what the last look at the content has found
 */
export function startPage(report: Report): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Panel de la web</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<h1>Panel de la web</h1>
<p>Aquí se cambia lo que la web dice de tu empresa. Lo que guardas queda en esta carpeta de tu ordenador; nadie lo ve hasta que la web se publica.</p>
<nav><a href="/editor/">Abrir los formularios</a><a href="/ver/es" target="_blank">Ver la web</a></nav>
${problemSection(report)}
${lists(report.tasks ?? []) || '<p>No queda nada por hacer.</p>'}
</body>
</html>`;
}
