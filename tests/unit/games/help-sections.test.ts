import { expect, test } from 'vitest';
import { helpPages } from '#content/help-pages.ts';
import { helpSections } from '#features/games/model/help-sections.ts';

test('splits every help topic into questions with answers as plain text @X35', () => {
  for (const locale of ['en', 'fil'] as const)
    for (const { item } of helpPages(locale)) {
      const sections = helpSections(item.title, item.content);
      expect(sections.length, item.title).toBeGreaterThan(1);
      for (const { title, text } of sections) expect([title, text].every((it) => it && !it.includes('<'))).toBe(true);
    }
});

test('returns a topic without questions as one section @X35', () => {
  expect(helpSections('Contact', '<p>Call <b>us</b>.</p>')).toEqual([{ title: 'Contact', text: 'Call us.' }]);
});
