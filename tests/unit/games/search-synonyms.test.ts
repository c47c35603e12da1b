import { expect, test } from 'vitest';
import { siteSpelling, swapsOf, synonymsOf } from '#features/games/model/search-synonyms.ts';

test('a word of either language finds the word of the site @X35', () => {
  expect(synonymsOf('identity')).toContain('verification');
  expect(synonymsOf('ident')).toContain('verification');
  expect(synonymsOf('taya')).toContain('bet');
  expect(synonymsOf('id')).toEqual([]);
  expect(siteSpelling('Live bakarat')).toBe('live baccarat');
  expect(siteSpelling('baccarat')).toBeNull();
});

test('one swap of neighbouring letters is forgiven, except in short words @X35', () => {
  expect(swapsOf('gcahs')).toContain('gcash');
  expect(swapsOf('ez2')).toEqual([]);
});
