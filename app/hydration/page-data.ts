/**
 * Makes of the file that React Router fetches when one moves to a page what it wants for the hydration of that page's
 * document, so that the data of a page is one file. Both are lists in which an object names keys and values by their
 * places (a turbo-stream): `{route: {data}}` becomes `{loaderData: {route}}`.
 * @param text content of the page's `.data`
 */
export function hydrationData(text: string): string {
  const list = JSON.parse(text) as Record<string, number>[];
  const routes = Object.entries(list[0] ?? {});
  const loaderData = routes.map(([id, place]) => [id, Object.values(list[place] ?? {})[0]] as const);
  const key = list.length;
  const whole = [{ [`_${key}`]: key + 1 }, ...list.slice(1), 'loaderData', Object.fromEntries(loaderData)];
  return `${JSON.stringify(whole)}\n`;
}
