import { type ChildProcess, spawn } from 'node:child_process';
import { COMPLAINTS } from './listening-server.ts';
import { type Session, until, webDriverActions } from './session.ts';

/** What WebKitWebDriver, MiniBrowser and a screen to show it on are called. */
export type WebKitPrograms = { driver: string; browser: string; screen: string };

async function startScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { process: screen, display: `:${number}` };
}

/** Sends commands of classic WebDriver. The caller knows what each is answered with. */
function commandsTo(port: number) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value?.message ?? response.status}`);
    return value;
  };
}

type Started = { sessionId: string; capabilities: { browserVersion: string } };

/** WebKitGTK's MiniBrowser on a screen of its own, through WebDriver. */
export async function openWebKit(programs: WebKitPrograms, port: number): Promise<Session> {
  const screen = await startScreen(programs.screen);
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANG: 'es_ES.UTF-8',
      LANGUAGE: 'es_ES',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = async () => {
    for (const running of [driver, screen.process]) {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      if (running.kill()) await ended;
    }
  };
  const command = commandsTo(port);
  const begun = until('WebKitWebDriver answers', () => command('GET', '/status')).then(() =>
    until('MiniBrowser starts', () =>
      command<Started>('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': {
              binary: programs.browser,
              args: ['--automation'],
            },
          },
        },
      }),
    ),
  );
  const { sessionId, capabilities } = await begun.catch(async (error) => {
    await end();
    throw error;
  });
  const session = `/session/${sessionId}`;
  const heard: string[] = [];
  // WebDriver has no word for the console, and this driver does not speak its bidirectional form.
  const complaintsOfPage = (): Promise<string[]> =>
    command('POST', `${session}/execute/sync`, {
      script: `return window.${COMPLAINTS}?.splice(0) ?? []`,
      args: [],
    });
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    async goto(url) {
      heard.push(...(await complaintsOfPage()));
      await command('POST', `${session}/url`, { url });
    },
    async evaluate(source, argument) {
      const answer = await command<{ value?: unknown; error?: string }>('POST', `${session}/execute/async`, {
        script: `const [argument, done] = arguments; Promise.resolve(argument).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [argument ?? null],
      });
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    async resize(width, height) {
      const size = () =>
        command<[number, number]>('POST', `${session}/execute/sync`, {
          script: 'return [innerWidth, innerHeight]',
          args: [],
        });
      // The window is larger than the page by its bars.
      await command('POST', `${session}/window/rect`, { width, height });
      const [inner, innerHeight] = await size();
      await command('POST', `${session}/window/rect`, {
        width: 2 * width - inner,
        height: 2 * height - innerHeight,
      });
      await until(`a page ${width} px wide`, async () => ((await size())[0] === width ? true : undefined));
    },
    act: (...steps) => command('POST', `${session}/actions`, { actions: webDriverActions(steps) }),
    complaints: async () => [...heard.splice(0), ...(await complaintsOfPage())],
    async close() {
      await command('DELETE', session).catch(() => {});
      await end();
    },
  };
}
