import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { openTab } from '#tests/support/tab.ts';

const loadStore = () => import('#features/site/state/display-preferences.ts');

test('display preferences apply immediately, on the next page and in other tabs @X12', async () => {
  const first = openTab();
  const { setDisplayPreferences } = await loadStore();
  setDisplayPreferences({ letters: 'large', still: true });
  expect(first.document.documentElement).toMatchObject({
    dataset: { still: '' },
    style: { cssText: 'font-size:118.75%' },
  });
  const next = first.next();
  const { $displayPreferences, watchDisplayPreferences } = await loadStore();
  expect($displayPreferences.get()).toEqual({ letters: 'large', still: true, contrast: false });
  watchDisplayPreferences();
  expect(next.document.documentElement.style.cssText).toBe('font-size:118.75%');
  next.writeInOtherTab(keys.local.display, { letters: 'largest' });
  expect(next.document.documentElement).toMatchObject({ dataset: {}, style: { cssText: 'font-size:137.5%' } });
});

test('applies the system’s reduced-motion setting and ignores invalid stored preferences @X12', async () => {
  const { motion, local, document, restorePage } = openTab();
  local.setItem(keys.local.display, '{"letters":"huge","still":"yes"}');
  const { $displayPreferences, watchDisplayPreferences, systemReducesMotion } = await loadStore();
  expect($displayPreferences.get()).toEqual({ letters: 'usual', still: false, contrast: false });
  watchDisplayPreferences();
  expect('still' in document.documentElement.dataset).toBe(false);
  motion.matches = true;
  motion.dispatchEvent(new Event('change'));
  expect(['still' in document.documentElement.dataset, systemReducesMotion()]).toEqual([true, true]);
  motion.matches = false;
  restorePage();
  expect('still' in document.documentElement.dataset).toBe(false);
});
