/** A strict reader of `_redirects`, as Netlify and Cloudflare Pages both document it. */
export type RedirectRule = { from: string; to: string; status: number };

/** @throws at the first line that is not a comment or `from to status` */
export function readRedirectsFile(text: string, statuses: readonly number[]): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, from = '', to = '', code = ''] = /^(\/\S*) (\/\S*) (\d{3})$/.exec(line) ?? [];
    const splats = from.match(/\*/g)?.length ?? 0;
    if (!statuses.includes(Number(code)) || splats > 1 || (splats === 1 && !from.endsWith('/*'))) {
      throw new Error(`line ${index + 1}: not a redirect: ${line}`);
    }
    rules.push({ from, to, status: Number(code) });
  }
  return rules;
}
