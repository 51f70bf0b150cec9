/** What a change of the case on the calculator costs a phone. */
import type { Browser } from '@playwright/test';
import { planner } from '#app/content/planner.ts';
import { calendarOf } from '#app/lib/planner/calendar.ts';
import { clampCase, DEFAULT_CASE, type PlannerCase } from '#app/lib/planner/case.ts';
import { costsOf } from '#app/lib/planner/costs.ts';
import { paymentsOf } from '#app/lib/planner/payments.ts';
import { touchAnEmptyPlace } from './interactions.ts';
import { median } from './median.ts';
import { waitUntilHydrated } from './observe-page.ts';
import { openPhone, SLOWDOWN, workOfMainThread } from './phone.ts';

/** Cases that are counted, and changes that are made on the page. */
const CASES = 60;
const CHANGES = 12;
/** Milliseconds within which work that follows hydration, or a change, has finished. */
const SETTLED = 1_500;

/**
 * Computes costs, calendar and payments of one case after the other, without a warm-up: on a phone the code is not
 * optimised yet either.
 * @returns processor time of one case, in milliseconds at a quarter of the speed
 */
export function workOfSums(): number {
  const { rates, durations, parts } = planner('es');
  const cases: PlannerCase[] = Array.from(
    { length: CASES },
    (_, index) =>
      clampCase({ ...DEFAULT_CASE, area: 80 + 5 * index, extras: ['pool', 'garden'], plot: 'looking' }).plan,
  );
  const before = process.cpuUsage();
  for (const plan of cases) {
    paymentsOf(costsOf(plan, rates), calendarOf(plan, durations), { parts, fees: rates.fees });
  }
  const { user, system } = process.cpuUsage(before);
  return (SLOWDOWN * (user + system)) / 1_000 / CASES;
}

/** Chooses a finish, and comes back when the next frame has been drawn. */
function changeAndDraw(finish: number): Promise<void> {
  const choice = document.querySelector<HTMLInputElement>(`[name=finish][value="${finish}"]`);
  if (!choice) throw new Error('The calculator has no choice of finish');
  return new Promise((resolve) => {
    choice.click();
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Main-thread work from a change on the calculator to the next frame.
 * @returns processor time in milliseconds at a quarter of the speed, the median of some changes
 */
export async function workOfChange(browser: Browser, url: string): Promise<number> {
  const { page, session, close } = await openPhone(browser, { speed: 'full' });
  await page.goto(url, { waitUntil: 'load' });
  await touchAnEmptyPlace(page);
  await waitUntilHydrated(page);
  const works: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    await page.waitForTimeout(SETTLED);
    const before = await workOfMainThread(session);
    await page.evaluate(changeAndDraw, 1 + (change % 3));
    works.push((await workOfMainThread(session)) - before);
  }
  await close();
  return median(works);
}
