import { afterEach, expect, test, vi } from 'vitest';
import { gameDocumentUrl } from '#features/games/components/screen/launch-request.ts';
import { readServiceLink } from '#features/service/model/service-links.ts';
import { randomId } from '#lib/browser/random-id.ts';
import { outsideLink, ownPath, readUrl } from '#lib/links.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Removes features that Safari 16.4, Chrome 111 and Firefox 113 lack. */
const removeNewerApis = () => {
  class OldUrl extends URL {}
  Object.defineProperty(OldUrl, 'canParse', { value: undefined });
  vi.stubGlobal('URL', OldUrl);
};

test('parses addresses without URL.canParse @X21', () => {
  removeNewerApis();
  expect(readUrl('no address')).toBeNull();
  expect(ownPath('/m/home?a=1')).toBe('/m/home?a=1');
  expect(ownPath('/m/../../evil')).toBeNull();
  expect(outsideLink('https://example.com/a')).toBe('https://example.com/a');
  expect(outsideLink('javascript:alert(1)')).toBeNull();
  expect(readServiceLink('nonsense')).toBeNull();
  expect(gameDocumentUrl('/__games/w.1', 'https://site.test', 'EN')).toBe('https://site.test/__games/w.1?language=EN');
  expect(gameDocumentUrl('https://evil.test/__games/w.1', 'https://site.test', 'EN')).toBeNull();
});

test('generates idempotency keys without a secure context @X21', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const created = Array.from({ length: 50 }, randomId);
  for (const id of created) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(created).size).toBe(50);
});
