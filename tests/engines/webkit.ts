import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { type Engine, until } from './engine.ts';
import { recordErrors, TAKE_ERRORS } from './recording-server.ts';

const KEYS = { Escape: Key.ESCAPE, ArrowLeft: Key.ARROW_LEFT, Shift: Key.SHIFT };

/**
 * WebKitGTK's MiniBrowser, on a screen of its own.
 * @param site origin of the site
 * @param programs paths of Xvfb, WebKitWebDriver and MiniBrowser
 * @param port where the driver will listen
 */
export async function openWebKit(
  site: string,
  programs: { screen: string; driver: string; browser: string },
  port: number,
): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => screen.kill());
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const driverProcess = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      LANG: 'es_ES.UTF-8',
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  process.once('exit', () => driverProcess.kill());
  const url = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver answers', () => fetch(`${url}/status`));
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: [
          '--automation',
          // This WebKitGTK dies of any view transition on a screen without a graphics card.
          '--features=!ViewTransitions',
        ],
      },
    })
    .build();
  const origin = await recordErrors(site);
  const window = driver.manage().window();
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    async goto(address) {
      await driver.get(origin + address);
      // The driver may come back before the end of the document has arrived, with the script that listens for an intent.
      await until(
        `all of ${address}`,
        async () => (await driver.executeScript("return document.readyState === 'complete'")) || undefined,
      );
    },
    evaluate: (look, argument) => driver.executeScript(look, argument) as never,
    async resize(width, height) {
      const size = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      // The window is larger than the page by its bars.
      await window.setRect({ width, height });
      const [innerWidth, innerHeight] = await size();
      await window.setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
      await until(`a page ${width} px wide`, async () => (await size())[0] === width || undefined);
    },
    async drag(from, ...to) {
      const move = ({ x, y }: { x: number; y: number }) => ({
        x: Math.round(x),
        y: Math.round(y),
        duration: 0,
        origin: Origin.VIEWPORT,
      });
      let actions = driver.actions().move(move(from)).press();
      for (const point of to) actions = actions.move(move(point));
      await actions.release().perform();
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (words) => driver.actions().sendKeys(words).perform(),
    async errors() {
      const errors = await driver.executeScript<string>(TAKE_ERRORS);
      return errors.split('\n').filter(Boolean);
    },
    async close() {
      await driver.quit();
      driverProcess.kill();
      screen.kill();
    },
  };
}
