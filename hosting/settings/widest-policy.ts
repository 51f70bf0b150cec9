/** All that any of several policies allows. */
export function widestPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...values]));
  }
  return [...directives]
    .map(([name, values]) => {
      const allowed = [...values].filter((value) => values.size === 1 || value !== "'none'");
      return `${name} ${allowed.join(' ')}`;
    })
    .join('; ');
}
