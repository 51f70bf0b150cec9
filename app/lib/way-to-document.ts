/** How the visitor came to this document: `reload`, `back_forward`, `navigate`. */
export function wayToDocument(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
