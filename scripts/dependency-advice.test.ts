import { expect, test } from 'vitest';
import { judge } from './dependency-advice.ts';

/** In the form of npm's report, version 2, with what it says of old versions of two packages; written by hand. */
const ANSWER = {
  auditReportVersion: 2,
  vulnerabilities: {
    lodash: {
      name: 'lodash',
      severity: 'critical',
      isDirect: true,
      range: '<=4.17.20',
      nodes: ['node_modules/lodash'],
      fixAvailable: true,
    },
    minimist: {
      name: 'minimist',
      severity: 'moderate',
      isDirect: false,
      range: '<0.2.1 || >=1.0.0 <1.2.3',
      nodes: ['node_modules/minimist'],
      fixAvailable: false,
    },
  },
};
const LOCK = { packages: { 'node_modules/lodash': {}, 'node_modules/minimist': { dev: true } } };

function withSeverity(name: 'lodash' | 'minimist', severity: string): string {
  const weakness = { ...ANSWER.vulnerabilities[name], severity };
  return JSON.stringify({ vulnerabilities: { [name]: weakness } });
}

test('weaknesses are told with where they are, how bad they are and whether there is a cure', () => {
  expect(judge(JSON.stringify(ANSWER), LOCK)).toEqual({
    lines: [
      'production, critical: lodash <=4.17.20, fixed in a newer version',
      'development, moderate: minimist <0.2.1 || >=1.0.0 <1.2.3',
      '2 known weaknesses, 1 that must be dealt with',
    ],
    passed: false,
  });
});

test.each([
  ['lodash', 'low', true],
  ['lodash', 'moderate', false],
  ['lodash', 'high', false],
  ['lodash', 'of a new kind', false],
  ['minimist', 'moderate', true],
  ['minimist', 'high', false],
] as const)('%s, %s: passes %s', (name, severity, passes) => {
  expect(judge(withSeverity(name, severity), LOCK).passed).toBe(passes);
});

test('nothing known passes', () => {
  expect(judge('{"vulnerabilities":{}}', LOCK).passed).toBe(true);
});

/** What npm 11 said of a mirror that only gives packages, but for the address. */
const REFUSED = {
  message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
  method: 'POST',
  headers: { allow: ['GET,HEAD'], 'content-length': ['0'] },
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
};

test.each([404, 405, 501])('a registry that has no advice (%s) is said, and stops nothing', (statusCode) => {
  const { lines, passed } = judge(JSON.stringify({ ...REFUSED, statusCode }), LOCK);
  expect(lines).toEqual([`NOT AUDITED: the registry gives no advice on dependencies (${REFUSED.message}).`]);
  expect(passed).toBe(true);
});

test.each([
  ['a registry that fails', '{"message":"Internal Server Error","statusCode":500}'],
  [
    'a project without lock file',
    '{"error":{"code":"ENOLOCK","summary":"This command requires a lockfile."}}',
  ],
  ['a network that is down', '{"message":"request failed, reason: connect ECONNREFUSED"}'],
  ['no answer', ''],
])('%s is no pass', (_, answer) => {
  const { lines, passed } = judge(answer, LOCK);
  expect(lines[0]).toMatch(/^NOT AUDITED/);
  expect(passed).toBe(false);
});
