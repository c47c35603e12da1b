import type { BrowserContext } from 'playwright/test';
import { newerThanChrome } from '../../scripts/compat/script.ts';

/**
 * What the oldest Chrome has and the oldest Safari or Firefox has not. Trusted Types stay: a browser that has them asks
 * for them.
 */
const newerThanOthers = [
  { owner: 'Document', name: 'startViewTransition' },
  { owner: 'Element', name: 'checkVisibility' },
  { owner: 'HTMLScriptElement', name: 'supports' },
  { owner: 'Window', name: 'navigation' },
  { owner: 'Window', name: 'requestIdleCallback' },
  { owner: 'Window', name: 'scheduler' },
];

/** Takes away from every page what one of the oldest browsers lacks, before any script runs. */
export const asOldestBrowser = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    (gone) => {
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
    },
    [...newerThanChrome(), ...newerThanOthers],
  );
};
