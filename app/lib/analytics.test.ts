import { expect, test } from 'vitest';
import { reportableAddress } from './analytics.ts';

test.each([
  ['/calculadora?plan=m2-150.s-looking.e-250000', '/calculadora'],
  ['/de/angebot?tipo=nave&plan=m2-90&obra=villa', '/de/angebot'],
  ['/?email=ana%40correo.example#ana', '/'],
  ['/?lng=de&utm_source=boletin&utm_campaign=oto%C3%B1o', '/?utm_source=boletin&utm_campaign=oto%C3%B1o'],
  ['/?gclid=a1&plan=m2-90&gbraid=b2&wbraid=c3', '/?gclid=a1&gbraid=b2&wbraid=c3'],
  ['/?xutm_source=a&UTM_SOURCE=b&gclid_=c', '/'],
])('of %s only what a campaign wrote is reported beside the path', (address, reported) => {
  expect(reportableAddress(`https://www.empresa.example${address}`)).toBe(
    `https://www.empresa.example${reported}`,
  );
});

test.each([
  ['', ''],
  ['https://ana:clave@otra.example/busca?q=casa', 'https://otra.example/busca'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
])('a referrer «%s» is reported as «%s»', (address, reported) => {
  expect(reportableAddress(address)).toBe(reported);
});
