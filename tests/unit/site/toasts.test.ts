import { expect, test, vi } from 'vitest';
import { openTab } from '#tests/support/tab.ts';

test('shows one toast, and hiding an older one keeps the new one @R213', async () => {
  openTab();
  const { $toast, showToast, hideToast, toastMs } = await import('#lib/toasts.ts');
  const hideFirst = showToast('One', { kind: 'busy', time: null });
  const hideSecond = showToast('Two');
  hideFirst();
  expect($toast.get()).toMatchObject({ text: 'Two', kind: 'note', time: 3_000 });
  hideSecond();
  expect($toast.get()).toBeNull();
  showToast('Three', { time: toastMs.long });
  expect($toast.get()?.time).toBe(8_000);
  hideToast();
  expect($toast.get()).toBeNull();
});

test.each([
  ['that loads', true, () => Promise.resolve('part'), 'part', null],
  ['without a network', false, () => Promise.reject(new TypeError('import')), null, 'Sorry: network.offline'],
  ['that no longer exists', true, () => Promise.reject(new TypeError('import')), null, 'Sorry: network.part'],
])('a module %s (online: %j) is returned or reported in a toast', async (_, onLine, load, loaded, toast) => {
  const { navigator } = openTab();
  navigator.onLine = onLine;
  vi.doMock('#i18n/page-words.ts', () => ({
    loadDeferredWords: async () => true,
    loadErrorText: async (code: string) => `Sorry: ${code}`,
  }));
  const { loadLazyModule } = await import('#features/shared/lazy-module.ts');
  const { $toast } = await import('#lib/toasts.ts');
  expect(await loadLazyModule(load())).toBe(loaded);
  expect($toast.get()?.text ?? null).toBe(toast);
});
