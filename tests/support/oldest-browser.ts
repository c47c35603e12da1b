import type { BrowserContext } from 'playwright/test';
import { newerThanChrome } from '#scripts/compat/script.ts';

/**
 * Features of the oldest supported Chrome that the oldest Safari or Firefox lacks. Trusted Types stay, because browsers
 * that have them enforce them.
 */
const newestFeatures = [
  { owner: 'Document', name: 'startViewTransition' },
  { owner: 'Element', name: 'checkVisibility' },
  { owner: 'HTMLScriptElement', name: 'supports' },
  { owner: 'Window', name: 'navigation' },
  { owner: 'Window', name: 'requestIdleCallback' },
  { owner: 'Window', name: 'scheduler' },
];

/** Removes from every page the features that one of the oldest browsers lacks, before any script runs. */
export const asOldestBrowser = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    (missing) => {
      const all = globalThis as unknown as Record<
        string,
        Record<string, unknown> & { prototype?: Record<string, unknown> }
      >;
      for (const { owner, name } of missing) {
        if (owner === 'Window') Reflect.deleteProperty(globalThis, name);
        const of = all[owner];
        if (!of) continue;
        Reflect.deleteProperty(of, name);
        if (of.prototype) Reflect.deleteProperty(of.prototype, name);
      }
    },
    [...newerThanChrome(), ...newestFeatures],
  );
};
