import { atom } from 'nanostores';
import type { WireLanguage } from '#contract/fields.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';

const pollIntervalMs = 3_000;

interface OrderSnapshot<T> {
  readonly value: T | null;
  /** Error code of the last request; the last value is kept. */
  readonly code: string | null;
}

/** Whether the last request found no connection or no working server; a lost session asks for a login instead. */
export const isStale = ({ code }: Pick<OrderSnapshot<unknown>, 'code'>): boolean =>
  code !== null && !code.startsWith('session.');

/** Creates a store that polls an order every 3 s while the page is visible and `ended` is false. */
export const liveOrder = <T>(load: (language: WireLanguage) => Promise<T>, ended: (value: T) => boolean) => {
  const $seen = atom<OrderSnapshot<T>>({ value: null, code: null });
  let latest = 0;
  let shown = 0;
  const reload = async (): Promise<void> => {
    latest += 1;
    const request = latest;
    try {
      const value = await load(wireLanguage($locale.get()));
      // Ignores a response that arrives after a newer one or after a local change.
      if (request < shown) return;
      shown = request;
      $seen.set({ value, code: null });
    } catch (error) {
      if (!(error instanceof CallAborted) && request > shown) $seen.set({ ...$seen.get(), code: codeOf(error) });
    }
  };
  const replace = (value: T): void => {
    latest += 1;
    shown = latest;
    $seen.set({ value, code: $seen.get().code });
  };
  const isOpen = (): boolean => {
    const { value, code } = $seen.get();
    return value === null ? code === null : !ended(value);
  };
  const follow = (): (() => void) => {
    const poll = (): void => {
      if (isOpen() && !document.hidden) void reload();
    };
    const timer = setInterval(poll, pollIntervalMs);
    document.addEventListener('visibilitychange', poll);
    addEventListener('online', poll);
    const stops = [onPageRestore(poll), $locale.subscribe(() => void reload())];
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      removeEventListener('online', poll);
      for (const stop of stops) stop();
    };
  };
  return { $seen, follow, reload: () => void reload(), replace };
};
