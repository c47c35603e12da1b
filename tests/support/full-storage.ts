import type { BrowserContext } from 'playwright/test';

/** Makes the storage of the next pages reject all entries except the login, as if it were full. */
export const fillStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const kept = ['MC_SESSION_INFO', 'TEST_SIGNED_IN', 'NOTICE_POP'];
    Storage.prototype.setItem = function (name, value) {
      if (!kept.includes(name)) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
