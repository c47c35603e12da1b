import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const linesOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] =>
  violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => `  ${n.html}`).join('\n')}`);

/**
 * On a page without frames one run in the page itself says all; the builder's usual way puts results of frames together
 * in a page of its own, which takes as long again.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

/** The page as it stands breaks no rule of WCAG 2.2 AA that can be checked by machine. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOf(page).withTags(standard).analyze();
  expect.soft(linesOf(violations), page.url()).toEqual([]);
};

/** All words of the page as it stands have the contrast of WCAG AAA: 7:1, large ones 4.5:1. */
export const expectContrast = async (page: Page): Promise<void> => {
  const { violations } = await axeOf(page).withRules(['color-contrast-enhanced']).analyze();
  const found = violations.map(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 160)}`));
  expect.soft(found.flat(), `${page.url()} in high contrast`).toEqual([]);
};
