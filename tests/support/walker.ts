import type { Page } from 'playwright/test';
import { Random } from '../../mock-server/engine/random.ts';

const own = /^\/m\/(home|gameLobby|gameCenter|slotsCenter|gameList|notice|help|activity|login|outerApp)/;
const start = ['/m/home', '/m/gameLobby', '/m/slotsCenter', '/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE'];

/** Marks what can be tapped now, topmost and in view, and says how many there are. */
const markTargets = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-walk]')) old.removeAttribute('data-walk');
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input[type=search]')];
    const open = all.filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const top = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
      return top !== null && it.contains(top) && !(it as HTMLAnchorElement).target && !it.matches(':disabled');
    });
    for (const [at, it] of open.entries()) it.dataset.walk = String(at);
    return open.length;
  });

const act = async (page: Page, random: Random): Promise<string> => {
  const chance = random.fraction();
  if (chance < 0.08) return page.goto(random.pick(start)).then(() => `open ${page.url()}`);
  if (chance < 0.14) return page.goBack().then(() => 'back');
  if (chance < 0.3) {
    const by = random.int(-600, 1_400);
    return page.evaluate((y) => scrollBy(0, y), by).then(() => `scroll ${by}`);
  }
  if (chance < 0.36) return page.keyboard.press('Escape').then(() => 'Escape');
  const count = await markTargets(page);
  if (count === 0) return 'nothing to tap';
  const target = page.locator(`[data-walk="${random.int(0, count - 1)}"]`);
  const name = (await target.evaluate((it) => it.ariaLabel || it.textContent)) ?? '';
  if (await target.evaluate((it) => it.matches('input'))) await target.fill(random.pick(['gold', 'zzz', '', 'ñ🎲']));
  else await target.tap({ timeout: 1_000, noWaitAfter: true });
  return `tap ${name.trim().slice(0, 40)}`;
};

/** Whether the page shows something, now or once it has come. */
const hasContent = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => (document.querySelector('#content')?.getBoundingClientRect().height ?? 0) > 0)
    .then(() => true)
    .catch((error: Error) => error.name !== 'TimeoutError');

/**
 * Taps, scrolls and goes back at random, the same way for the same seed, until `over`. Throws when a page
 * is left without content; what went before stands in the error.
 */
export const walk = async (page: Page, seed: number, over: () => boolean): Promise<number> => {
  const random = new Random(seed);
  const done: string[] = [];
  await page.goto(start[0] ?? '');
  while (!over()) {
    // A step that the page outruns (it navigates away, the target goes) is no fault of the page.
    done.push(await act(page, random).catch((error: Error) => `missed: ${error.message.split('\n')[0]}`));
    await page.waitForLoadState('domcontentloaded').catch(() => undefined);
    if (!own.test(new URL(page.url()).pathname)) await page.goto('/m/home').catch(() => undefined);
    if (!(await hasContent(page)))
      throw new Error(`Nothing is left of ${page.url()} after:\n${done.slice(-20).join('\n')}`);
  }
  return done.length;
};
