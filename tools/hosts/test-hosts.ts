/**
 * `npm run test:hosts`: the same conformance suite against nginx, Caddy, Apache and the preview, each started on
 * loopback as the build has configured it. `npm run test:hosts nginx` takes only that one and writes no table.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { resultsTable, type SuiteReport, writeSection } from './results.ts';
import { HOST_SERVERS, serverVersion } from './servers.ts';
import { namedHosts, withEachHost } from './workplace.ts';

const REPORTS = projectFile('.cache/reports');

mkdirSync(REPORTS, { recursive: true });
const reports: SuiteReport[] = [];
await withEachHost(namedHosts(), {}, (name, port) => {
  const report = path.join(REPORTS, `host-${name}.json`);
  console.log(`\n— ${name} ${serverVersion(name)}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync('vitest', ['run', '--config', 'vitest.hosts.config.ts', ...reporters], {
    stdio: 'inherit',
    env: { ...process.env, HOST_NAME: name, HOST_PORT: String(port) },
  });
  const [{ assertionResults: tests }] = JSON.parse(readFileSync(report, 'utf8')).testResults;
  reports.push({ name, version: serverVersion(name), tests });
});
const { table, failed } = resultsTable(reports);
console.log(`\n${table}`);
if (reports.length === Object.keys(HOST_SERVERS).length) writeSection('docs/deploy.md', 'conformance', table);
process.exit(failed === 0 ? 0 : 1);
