import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';
import { LEFT_OUT } from './left-out.ts';
import { requireReachable } from './small-router.ts';

const THROW = 'throw new Error("left out: see scripts/router/left-out.ts")';

describe('leaveOut', () => {
  test('makes a function that nothing may call throw', () => {
    expect(leaveOut('function a(b) { return b }', 'x.js', { unreachable: ['a'] })).toBe(
      `function a(b) { ${THROW} }`,
    );
  });

  test('finds functions inside functions, asynchronous ones and arrows', () => {
    const code = 'function out() { async function a() { await 1 } const b = (c) => { c() }; }';
    expect(leaveOut(code, 'x.js', { unreachable: ['a'], bodies: { b: '' } })).toBe(
      `function out() { async function a() { ${THROW} } const b = (c) => {  }; }`,
    );
  });

  test('takes a value away that is no function', () => {
    expect(leaveOut('const Form = forwardRef(() => { x() });', 'x.js', { unreachable: ['Form'] })).toBe(
      'const Form = void 0;',
    );
  });

  test('decides conditions of both kinds, wherever they are written alike', () => {
    const code = 'if (a && b) c(); else d(); e = a && b ? 1 : 2; if (f) g(); if (a) h();';
    expect(leaveOut(code, 'x.js', { never: ['a && b'], always: ['f'] })).toBe(
      'if (false) c(); else d(); e = false ? 1 : 2; if (true) g(); if (a) h();',
    );
  });

  test('drops calls and assignments', () => {
    expect(
      leaveOut('a.each((b) => b()); C.name = "C"; a.each;', 'x.js', { dropped: ['a.each', 'C.name'] }),
    ).toBe('void 0; void 0; a.each;');
  });

  test('leaves out what stands inside something left out together with it', () => {
    const code = 'function a() { if (b) { function c() { d() } } }';
    expect(leaveOut(code, 'x.js', { unreachable: ['a', 'c'], never: ['b'] })).toBe(
      `function a() { ${THROW} }`,
    );
  });

  test('keeps every other letter, also after signs outside the basic plane', () => {
    const code = 'const hey = "💿👋"; /* ø */ function a() { return 1 } const rest = hey;';
    expect(leaveOut(code, 'x.js', { bodies: { a: 'return 2;' } })).toBe(
      code.replace('return 1', 'return 2;'),
    );
  });

  test.each([
    ['a function', { unreachable: ['a', 'gone'] }],
    ['a body', { bodies: { a: '', gone: '' } }],
    ['a condition', { never: ['gone'] }],
    ['a condition that is always true', { always: ['gone'] }],
    ['a call', { dropped: ['gone'] }],
  ])('complains about %s that is not there', (_, table) => {
    expect(() => leaveOut('function a() {}', 'x.js', table)).toThrow('x.js has no gone');
  });
});

describe('what the browser leaves out of React Router', () => {
  const read = (file: string) => readFileSync(`node_modules/react-router/dist/production/${file}`, 'utf8');

  test.each(Object.keys(LEFT_OUT))('is there to be left out of %s', (file) => {
    const left = leaveOut(read(file), file, LEFT_OUT[file] ?? {});
    expect(left.length).toBeLessThan(read(file).length);
  });

  /** What of React Router has been read through with the table in mind. A new name: read it, then add it here. */
  const REACHED = [
    'Link',
    'Meta',
    'NavLink',
    'Outlet',
    'Scripts',
    'ScrollRestoration',
    'redirectDocument',
    'useLocation',
    'useMatches',
    'useNavigate',
    'useNavigation',
  ];

  test('is nothing that the site asks React Router for', () => {
    const imported = globSync('app/**/*.{ts,tsx}')
      .filter((file) => !file.endsWith('entry.server.tsx'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/import (?!type)\{([^}]*)\} from 'react-router'/g),
      ])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
    expect([...new Set(imported)].sort()).toEqual(REACHED);
  });
});

describe('requireReachable', () => {
  const plain = { id: 'home.es', css: [], hasAction: false, hasClientAction: false, hasClientLoader: false };

  test('lets routes pass that only have a loader', () => {
    expect(() => requireReachable([{ ...plain, hasLoader: true }])).not.toThrow();
  });

  test.each([
    ['an action', { hasAction: true }],
    ['an action of the browser', { hasClientAction: true }],
    ['a loader of the browser', { hasClientLoader: true }],
    ['a style sheet', { css: ['/assets/home.css'] }],
  ])('complains about a route with %s', (_, more) => {
    expect(() => requireReachable([plain, { ...plain, id: 'quote.es', ...more }])).toThrow('route quote.es');
  });
});
