import type { BrowserContext } from 'playwright/test';
import { newerThanChrome } from '../../scripts/compat/script.ts';

/** Takes away from every page what the oldest Chrome lacks, before any script runs. */
export const asOldestBrowser = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((gone) => {
    const all = globalThis as unknown as Record<
      string,
      Record<string, unknown> & { prototype?: Record<string, unknown> }
    >;
    for (const { owner, name } of gone) {
      if (owner === 'Window') Reflect.deleteProperty(globalThis, name);
      const of = all[owner];
      if (!of) continue;
      Reflect.deleteProperty(of, name);
      if (of.prototype) Reflect.deleteProperty(of.prototype, name);
    }
  }, newerThanChrome());
};
