/**
 * Makes a fresh checkout ready, and does nothing when it already is: installs the packages of the lock file, with `--desk`
 * those of the desk, and with `--browser` finds or installs a browser for the tests. It is plain JavaScript because it
 * runs under the machine's own Node (20 or newer), before the project's is installed: an optional package for Linux and
 * Windows, so that the lock file has its hash.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser, findHeadlessShell, findProgram } from './find-browser.mjs';

function run(command, args, cwd = '.') {
  return (
    spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

function installPackages(folder) {
  const stamp = `${folder}/node_modules/.installed-from`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(folder === '.' ? 'Installing packages…' : `Installing packages of ${folder}/…`);
  // The build tools are needed whatever NODE_ENV says.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder)) {
    console.error('The packages could not be installed: see the message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** Ends the process if neither the packages nor the machine have the Node that the scripts need. */
function checkNode() {
  if (existsSync('node_modules/.bin/node') || Number.parseInt(process.versions.node, 10) >= 24) return;
  console.error(
    `Node 24 or newer is needed, and this machine has ${process.versions.node}: https://nodejs.org`,
  );
  process.exit(1);
}

/** Path of Playwright's own browser, if it is installed. */
function playwrightBrowser() {
  const code = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  try {
    const file = execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }).trim();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Installs packages of Debian or Ubuntu, where apt is. */
function aptInstall(...names) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args) =>
    isRoot() ? run('apt-get', ['-qq', ...args]) : run('sudo', ['apt-get', '-qq', ...args]);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

function installBrowser() {
  if (!findBrowser() && !playwrightBrowser()) {
    console.log('No Chromium or Chrome found: installing one…');
    const itsOwn = run('npx', ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
    if (!(itsOwn && playwrightBrowser()) && !(aptInstall('chromium') && findBrowser())) {
      console.error(
        'No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to one, and try again.',
      );
      process.exit(1);
    }
  }
  // Playwright brings a headless shell with its own browser. Without one the tests take longer, and that is all.
  if (isRoot() && findProgram('chromium') && !findHeadlessShell() && !process.env.CHROME_PATH)
    aptInstall('chromium-headless-shell');
}

installPackages('.');
checkNode();
if (process.argv.includes('--desk')) installPackages('desk/editor');
if (process.argv.includes('--browser')) installBrowser();
