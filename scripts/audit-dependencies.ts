/**
 * `npm run audit:dependencies`: asks the registry for known weaknesses of what package-lock.json installs. Fails on
 * one that is high or critical; the rest is listed. A registry that gives no advice stops a CI run (CI=true), where a
 * check that did not happen must not look like one that passed; elsewhere it is only said.
 */
import { spawnSync } from 'node:child_process';
import { projectFile } from '../content/source.ts';

type Report = {
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; fixAvailable: unknown }>;
};

const STOPS = ['high', 'critical'];

const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
  cwd: projectFile(),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
let report: Report = {};
try {
  report = JSON.parse(stdout);
} catch {
  report.message = stderr.trim();
}
if (!report.vulnerabilities) {
  const reason = report.message ?? report.error?.summary ?? 'no answer';
  console.error(`Dependencies were not audited, the registry gives no advice: ${reason}`);
  process.exit(process.env.CI ? 1 : 0);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, range, fixAvailable } of found) {
  console.log(`${severity}: ${name} ${range}${fixAvailable ? ', fixed in a newer version' : ''}`);
}
const stopping = found.filter(({ severity }) => STOPS.includes(severity));
console.log(`${found.length} known weaknesses, ${stopping.length} of them high or critical`);
process.exit(stopping.length === 0 ? 0 : 1);
