import type { Page } from 'playwright/test';
import { Random } from '#sim/core/random.ts';

/** Scope of a walk, and its checks of every page in addition to content. */
export interface Walk {
  readonly seed: number;
  readonly isOver: (steps: number) => boolean;
  /** URLs at which it starts, and which it opens from time to time. */
  readonly start: readonly string[];
  /** Paths of the walk; from other paths it returns to home. */
  readonly own: RegExp;
  /** Returns a defect of the page; null if there is none. */
  readonly check?: (page: Page) => Promise<string | null>;
}

interface Walker {
  readonly name: string;
  /** A guest if absent. */
  readonly account?: string;
  /** Applied before the walk. */
  readonly scenario?: string;
}

const itself = (account: string): Walker => ({ name: account, account });

/** One member of each account type (R194), a new member, and a guest. */
export const walkers: readonly Walker[] = [
  { name: 'guest' },
  ...['player01', 'newbie01', 'trial01', 'promo40', 'agent41'].map(itself),
  { name: 'agent41 of type 42', account: 'agent41', scenario: 'agent.type-42' },
  ...['agent01', 'topagent01'].map(itself),
];

export const lobbyWalk: Pick<Walk, 'start' | 'own'> = {
  own: /^\/m\/(home|gameLobby|gameCenter|slotsCenter|gameList|notice|help|activity|login|outerApp)/,
  start: ['/m/home', '/m/gameLobby', '/m/slotsCenter', '/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE'],
};

const fields = 'input:not([type=file], [type=hidden], [type=checkbox], [type=radio]), textarea';
const typed = ['gold', 'zzz', '', 'ñ🎲', '100', 'Passw0rd1', '246810', '09175550101', '<b>x</b>', '2026-05-01'];

/** Marks all elements that can be tapped now, topmost and in view, and returns their number. */
const markTargets = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-walk]')) old.removeAttribute('data-walk');
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')];
    const open = all.filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const top = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
      return (
        top !== null &&
        it.contains(top) &&
        !(it as HTMLAnchorElement).target &&
        !it.matches(':disabled, [aria-disabled="true"]')
      );
    });
    for (const [at, it] of open.entries()) it.dataset.walk = String(at);
    return open.length;
  });

const performStep = async (page: Page, random: Random, start: readonly string[]): Promise<string> => {
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
  if (await target.evaluate((it, typing) => it.matches(typing), fields))
    await target.fill(random.pick(typed), { timeout: 1_000 });
  // Marked elements are tapped without waiting for them to stop moving, like a finger does.
  else await target.tap({ force: true, timeout: 1_000, noWaitAfter: true });
  return `tap ${name.trim().slice(0, 40)}`;
};

/** Generous timeouts for a busy machine: a walk tests results, not timing. */
const waitOptions = { timeout: 30_000, polling: 250 };

/** Returns whether the page shows content, now or after loading. */
const hasContent = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => (document.querySelector('#content')?.getBoundingClientRect().height ?? 0) > 0,
      null,
      waitOptions,
    )
    .then(() => true)
    .catch((error: Error) => error.name !== 'TimeoutError');

/** Returns the defect of a page without links or with horizontal overflow; null if there is none. */
export const layoutErrorOf = async (page: Page): Promise<string | null> => {
  const overflowing = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px wider than its window` : null;
  });
  if (overflowing) return overflowing;
  const interactive = 'a[href], button:not(:disabled, [aria-disabled="true"]), input, summary, iframe, [tabindex="0"]';
  const end = await page
    .waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((it) => it.checkVisibility()),
      interactive,
      waitOptions,
    )
    .then(() => null)
    .catch((error: Error) => (error.name === 'TimeoutError' ? 'it leads nowhere' : null));
  return end;
};

/**
 * Taps, types, scrolls and goes back at random, deterministic by seed, until `over`. Throws if a page has no content or
 * its check fails; the error contains the previous steps.
 */
export const walk = async (page: Page, { seed, isOver, start, own, check }: Walk): Promise<number> => {
  const random = new Random(seed);
  const done: string[] = [];
  const fail = (why: string) => new Error(`${why}: ${page.url()} after:\n${done.slice(-20).join('\n')}`);
  await page.goto(start[0] ?? '');
  while (!isOver(done.length)) {
    // A step that is interrupted (by a navigation or a removed target) is not a fault of the page.
    done.push(
      await performStep(page, random, start).catch((error: Error) => `missed: ${error.message.split('\n')[0]}`),
    );
    await page.waitForLoadState('domcontentloaded').catch(() => undefined);
    if (!own.test(new URL(page.url()).pathname)) await page.goto('/m/home').catch(() => undefined);
    if (!(await hasContent(page))) throw fail('Nothing is left');
    const wrong = await check?.(page).catch(() => null);
    if (wrong) throw fail(wrong);
  }
  return done.length;
};
