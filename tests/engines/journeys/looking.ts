import { readdirSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { pathFor } from '#app/site/paths.ts';
import type { Journey } from '../visitor.ts';

/** What can be moved, chosen and enlarged on a page. */
export const LOOKING: Journey[] = [
  {
    name: 'compares two pictures with the pointer and with the keyboard',
    async go(visitor) {
      await visitor.openAnswered(pathFor('home', 'es'));
      const { x, y, width, height } = await visitor.find('.comparison');
      const middle = y + height / 2;
      await visitor.engine.drag(
        { x: x + (width * COMPARISON_START.wide) / 100, y: middle },
        { x: x + width * 0.4, y: middle },
        { x: x + width * 0.3, y: middle },
      );
      const value = () => Number(document.querySelector<HTMLInputElement>('.comparison input')?.value);
      await visitor.sees('the cut at 30 %', () => {
        const now = Number(document.querySelector<HTMLInputElement>('.comparison input')?.value);
        return Math.abs(now - 30) <= 2;
      });
      const before = await visitor.evaluate(value);
      await visitor.engine.press('ArrowLeft');
      await visitor.sees(
        'the cut one step to the left',
        (from) => Number(document.querySelector<HTMLInputElement>('.comparison input')?.value) === from - 1,
        before,
      );
      await visitor.sees(
        'the picture cut there',
        (at) => {
          const over = document.querySelector('.comparison-over');
          return over && getComputedStyle(over).clipPath.includes(`${100 - at}%`);
        },
        before - 1,
      );
    },
  },
  {
    name: 'follows the five phases beside their pictures',
    async go(visitor) {
      await visitor.openAnswered(pathFor('phases', 'es'));
      await visitor.evaluate(() =>
        document.querySelector('#fase-3')?.scrollIntoView({ behavior: 'instant' }),
      );
      await visitor.sees('phase 3 marked', () =>
        document.querySelector('[aria-current=step]')?.textContent?.startsWith('3'),
      );
      await visitor.click('[aria-label="Ir a una fase"] a', '5');
      await visitor.sees('phase 5 marked', () =>
        document.querySelector('[aria-current=step]')?.textContent?.startsWith('5'),
      );
      await visitor.sees(
        'the last frame of the film',
        (frame) => document.querySelector('canvas')?.dataset.frame === String(frame),
        readdirSync(projectFile('assets/film/frames')).length - 1,
      );
    },
  },
  {
    name: 'lifts a layer out of the wall, and puts it back',
    async go(visitor) {
      await visitor.openAnswered(pathFor('technology', 'es'));
      await visitor.click('button[data-layer="4"]');
      await visitor.sees('the layer lifted out', () => {
        const layers = [...document.querySelectorAll('.wall-layer[data-lifted]')];
        const seen = layers.find((layer) => layer.getClientRects().length > 0);
        return seen && getComputedStyle(seen).translate === '0px -10px';
      });
      await visitor.engine.press('Escape');
      await visitor.sees(
        'the wall whole',
        () => !document.querySelector('[data-wall=lifted] [aria-pressed=true]'),
      );
    },
  },
  {
    name: 'filters the projects and enlarges a picture',
    async go(visitor) {
      await visitor.openAnswered(pathFor('projects', 'es'));
      await visitor.click('[role=group] button', 'Naves');
      await visitor.sees(
        'one group',
        () => document.querySelectorAll('main section[id]:not([hidden])').length === 1,
      );
      const moved = await visitor.evaluate(() => 'startViewTransition' in document);
      // The browser ignores clicks during a view transition, and while it prepares one.
      await visitor.sees('the groups at rest', () => {
        const { activeViewTransition } = document as { activeViewTransition?: unknown };
        const moving = ({ effect }: Animation) =>
          String((effect as KeyframeEffect | null)?.pseudoElement).includes('view-transition');
        return !activeViewTransition && !document.getAnimations().some(moving);
      });
      await visitor.click('main section:not([hidden]) ul a');
      await visitor.sees('the picture', () => document.querySelector('dialog')?.matches(':modal'));
      await visitor.engine.press('Escape');
      await visitor.sees('no picture', () => !document.querySelector('dialog[open]'));
      await visitor.sees('the focus where it was', () =>
        document.activeElement?.matches('main section ul a'),
      );
      return moved ? undefined : 'groups change at once: no view transitions';
    },
  },
];
