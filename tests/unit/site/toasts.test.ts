import { expect, test } from 'vitest';
import { openTab } from '../../support/tab.ts';

test('one toast stands; taking an old one away does not touch the new @R213', async () => {
  openTab();
  const { $toast, showToast, hideToast, toastTime } = await import('../../../src/stores/site/toasts.ts');
  const hideFirst = showToast('One', { kind: 'busy', time: null });
  const hideSecond = showToast('Two');
  hideFirst();
  expect($toast.get()).toMatchObject({ text: 'Two', kind: 'note', time: 3_000 });
  hideSecond();
  expect($toast.get()).toBeNull();
  showToast('Three', { time: toastTime.long });
  expect($toast.get()?.time).toBe(8_000);
  hideToast();
  expect($toast.get()).toBeNull();
});

test.each([
  ['comes', () => Promise.resolve(), true, null],
  ['no network brings', () => Promise.reject(new TypeError('import')), false, 'Sorry: network.offline'],
])('a part that %s lets the action go on: its toast says %j', async (_, load, came, toast) => {
  const { navigator } = openTab();
  navigator.onLine = false;
  const { loadOrToast } = await import('../../../src/stores/load-or-toast.ts');
  const { $toast } = await import('../../../src/stores/site/toasts.ts');
  expect(await loadOrToast(load(), (code) => `Sorry: ${code}`)).toBe(came);
  expect($toast.get()?.text ?? null).toBe(toast);
});
