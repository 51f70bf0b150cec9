/** All that any of several policies allows, which differ in hashes only. */
export function widestPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...values]));
  }
  return [...directives].map(([name, values]) => `${name} ${[...values].join(' ')}`).join('; ');
}
