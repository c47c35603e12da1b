import type { BrowserContext, Page } from 'playwright/test';
import type { Sim } from '../../mock-server/client/sim.ts';
import { type Route, type RouteName, routes } from '../../src/domain/site/routes.ts';
import { lookOf } from '../../src/stores/site/comfort-look.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { withoutNotices } from './quiet.ts';
import { startSignedIn } from './sign-in.ts';
import { expect } from './test.ts';

export type Visitor = 'guest' | 'player01' | 'agent01';

/** Pages that show what they are for only when asked for something. */
const queries: Partial<Record<RouteName, string>> = {
  activityDetail: '?id=401',
  gameList: '?gameType=RNG',
  startLottery: '?code=anim-na-bola',
  launchGame: '?playType=trad&prize_mode=ZY&code=anim-na-bola&pageBack=lobby',
  outerApp: '?vendor=NONE&gameId=none-1&nodeId=999999&category=RNG',
};

/** Pages that are seen in one state of the world alone, by the scenario of it. */
const states: Partial<Record<RouteName, string>> = {
  maintenance: 'start.maintenance',
  ipLimit: 'start.region',
  closed: 'safety.excluded',
};

const visitorOf = ({ access }: Route): Visitor => {
  if (access === 'anyone' || access === 'not-trial') return 'guest';
  return access.startsWith('agent') ? 'agent01' : 'player01';
};

export interface Visit {
  readonly name: RouteName;
  readonly visitor: Visitor;
  readonly address: string;
}

const named = Object.entries(routes) as [RouteName, Route][];

/** Every route of the site, as somebody who may see it; the members' halves of pages for all as members too. */
export const visits: readonly Visit[] = [
  ...named.map(([name, route]) => ({ name, visitor: visitorOf(route) })),
  ...(['home', 'mine', 'memberHome', 'responsible', 'gameList'] as const).map((name) => ({
    name,
    visitor: 'player01' as const,
  })),
].map((visit) => ({ ...visit, address: routes[visit.name].path + (queries[visit.name] ?? '') }));

/** Visits in groups of a few of the same visitor, so that one test signs in once. */
export const groupsOf = (size: number): readonly { readonly visitor: Visitor; readonly pages: readonly Visit[] }[] =>
  (['guest', 'player01', 'agent01'] as const).flatMap((visitor) => {
    const pages = visits.filter((visit) => visit.visitor === visitor && !(visit.name in states));
    return Array.from({ length: Math.ceil(pages.length / size) }, (_, at) => ({
      visitor,
      pages: pages.slice(at * size, (at + 1) * size),
    }));
  });

/** Visits of pages that are seen in one state of the world alone. */
export const statesVisited = visits.flatMap((visit) => {
  const scenario = states[visit.name];
  return scenario ? [{ visit, scenario }] : [];
});

/** Signs in and takes away what would stand over a page. */
export const enterAs = async (
  context: BrowserContext,
  sim: Sim,
  visitor: Visitor,
  ...scenarios: string[]
): Promise<void> => {
  await sim.apply('flags.everything-on', ...scenarios);
  await withoutNotices(context);
  if (visitor !== 'guest') await startSignedIn(context, await sim.signIn(visitor));
};

/** Opens a page and waits until what it asked for stands there; it is not led elsewhere. */
export const openPage = async (page: Page, { address, name }: Visit): Promise<void> => {
  await page.goto(address);
  // A sleeping page wakes with a sign of the player.
  await page.locator('body').dispatchEvent('pointerdown');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"], main .skeleton:visible')).toHaveCount(0);
  expect(new URL(page.url()).pathname, name).toBe(routes[name].path);
};

/** What a page loses at its width and size of letters, in words; nothing, one hopes. */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = innerWidth;
    const visible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement?.closest('*') ?? null));
    // What passes by has its window; the rest of it comes.
    const parts = [...document.querySelectorAll('h1, h2, h3, button, a, label, p, dt, dd, li, td, input')].filter(
      (part) => visible(part) && !part.closest('.swiper, .ticker, .matches__open'),
    );
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const part of parts) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = part;
      const box = part.getBoundingClientRect();
      if (clientWidth > 1 && box.right > width + 1 && !part.closest('.vh') && !scrolls(part.parentElement))
        found.push(`out of sight: ${named(part)}`);
      if (part.tagName === 'INPUT' || clientWidth <= 1 || part.classList.contains('vh')) continue;
      const cut = scrollWidth > clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
      const low = scrollHeight > clientHeight + 3 && overflowY === 'hidden' && !part.matches('.two, .one');
      if (cut || low) found.push(`cut off: ${named(part)}`);
    }
    return found;
  });

/** At 320 px the page breaks no rule that a machine can check, and nothing of it is lost. */
export const expectNarrow = async (page: Page, visit: Visit): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, visit);
  await expectAccessible(page);
  expect.soft(await losses(page), `${visit.address} at 320 px`).toEqual([]);
};

/** The page as it stands, with letters of twice their size: nothing is lost. */
export const expectLargeLetters = async (page: Page, { address }: Visit): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await losses(page), `${address} with letters of 200 %`).toEqual([]);
};

/** The page as it stands, in the theme of high contrast: all words are 7:1. */
export const expectHighContrast = async (page: Page): Promise<void> => {
  const look = lookOf({ still: true, letters: 'usual', contrast: true });
  await page.evaluate((text) => {
    document.documentElement.style.cssText = text;
    document.documentElement.toggleAttribute('data-still', true);
  }, look);
  await expectContrast(page);
};
