import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it stands breaks no rule of WCAG 2.2 AA that can be checked by machine. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => `  ${n.html}`).join('\n')}`,
  );
  expect(found, page.url()).toEqual([]);
};
