import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Session, until, webDriverActions } from './session.ts';

const PREFERENCES = {
  'intl.accept_languages': 'es-ES, es',
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // An empty profile of a headless machine may say otherwise.
  'ui.prefersReducedMotion': 0,
};

type Message = {
  id?: number;
  type?: string;
  method?: string;
  message?: string;
  result?: unknown;
  params?: { level?: string; text?: string };
};

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** One connection to a browser that speaks WebDriver BiDi. https://www.w3.org/TR/webdriver-bidi/ */
class Connection {
  #socket: WebSocket;
  #last = 0;
  #waiting = new Map<number, Waiting>();
  #listen: (message: Message) => void;

  constructor(socket: WebSocket, listen: (message: Message) => void) {
    this.#socket = socket;
    this.#listen = listen;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data)));
  }

  #receive(message: Message): void {
    const waiting = this.#waiting.get(message.id ?? 0);
    this.#waiting.delete(message.id ?? 0);
    if (!waiting) this.#listen(message);
    else if (message.type === 'error') waiting.reject(new Error(message.message));
    else waiting.resolve(message.result);
  }

  /** Sends a command. The caller knows what it is answered with. */
  send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject });
    });
  }

  close(): void {
    this.#socket.close();
  }
}

type Started = { capabilities: { browserVersion: string } };
type Tree = { contexts: { context: string }[] };
type Called =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function connect(port: number): Promise<WebSocket> {
  return until('Firefox answers', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return socket;
  });
}

function start(program: string, profile: string, port: number): ChildProcess {
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  return spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS: '1' } },
  );
}

/** Firefox, through WebDriver BiDi, without a driver between. */
export async function openFirefox(program: string, port: number): Promise<Session> {
  const profile = mkdtempSync(path.join(tmpdir(), 'engines-firefox-'));
  const running = start(program, profile, port);
  const ended = new Promise((resolve) => running.once('exit', resolve));
  let complaints: string[] = [];
  const connection = new Connection(await connect(port), ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') complaints.push(params.text ?? '');
  });
  const { capabilities } = await connection.send<Started>('session.new', { capabilities: {} });
  const { contexts } = await connection.send<Tree>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    browser: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      try {
        await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
      } catch (error) {
        // The page has led on to another language before it was complete.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
      }
    },
    async evaluate(source, argument) {
      const answer = await connection.send<Called>('script.callFunction', {
        functionDeclaration: `async (argument) => JSON.stringify(await (${source})(JSON.parse(argument)))`,
        arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    resize: (width, height) =>
      connection.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    act: (...steps) => connection.send('input.performActions', { context, actions: webDriverActions(steps) }),
    async complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    async close() {
      await connection.send('browser.close', {}).catch(() => running.kill());
      connection.close();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
