/**
 * `npm run audit:dependencies`: asks the registry for known weaknesses of what package-lock.json installs. Fails on
 * one that is high or critical; the rest is listed. A registry that gives no advice (a mirror, a closed network) is said
 * in so many words and stops nothing: what it would have said is not known to be bad.
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
  console.error(`NOT AUDITED: the registry gives no advice on dependencies (${reason}).`);
  process.exit(0);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, range, fixAvailable } of found) {
  console.log(`${severity}: ${name} ${range}${fixAvailable ? ', fixed in a newer version' : ''}`);
}
const stopping = found.filter(({ severity }) => STOPS.includes(severity));
console.log(`${found.length} known weaknesses, ${stopping.length} of them high or critical`);
process.exit(stopping.length === 0 ? 0 : 1);
