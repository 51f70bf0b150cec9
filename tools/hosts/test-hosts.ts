/**
 * `npm run test:hosts`: the same conformance suite against nginx, Caddy, Apache and the preview, each started on
 * loopback as the build has configured it. `npm run test:hosts nginx` takes only that one.
 */
import { spawnSync } from 'node:child_process';
import { serverVersion } from './servers.ts';
import { namedHosts, withEachHost } from './workplace.ts';

const failed: string[] = [];
await withEachHost(namedHosts(), {}, (name, port) => {
  console.log(`\n— ${name} ${serverVersion(name)}`);
  const { status } = spawnSync('vitest', ['run', '--config', 'vitest.hosts.config.ts', '--reporter=dot'], {
    stdio: 'inherit',
    env: { ...process.env, HOST_NAME: name, HOST_PORT: String(port) },
  });
  if (status !== 0) failed.push(name);
});
console.log(failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'all passed');
process.exit(failed.length > 0 ? 1 : 0);
