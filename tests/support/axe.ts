import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const linesOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] =>
  violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, any }) => `  ${html} ${any[0]?.message ?? ''}`).join('\n')}`,
  );

/**
 * On a page without frames, one run in the page is sufficient; the builder's default mode merges results of frames on a
 * separate page, which doubles the time.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .setLegacyMode(page.frames().length === 1);

/** Expects the page in its current state to meet all rules of WCAG 2.2 AA that can be checked automatically. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOf(page).withTags(standard).analyze();
  expect.soft(linesOf(violations), page.url()).toEqual([]);
};

/** Expects all text of the page to have the contrast of WCAG AAA: 7:1, large text 4.5:1. */
export const expectContrast = async (page: Page): Promise<void> => {
  const { violations } = await axeOf(page).withRules(['color-contrast-enhanced']).analyze();
  const found = violations.map(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html.slice(0, 160)}`));
  expect.soft(found.flat(), `${page.url()} in high contrast`).toEqual([]);
};
