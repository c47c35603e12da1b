import { atom, computed } from 'nanostores';
import { admin } from './admin.ts';

export interface Browser {
  /** World in this browser's cookie; the console always shows this one. */
  readonly world: string;
  /** Whether pages show the toolbar. */
  readonly toolbar: boolean;
}

export const $browser = atom<Browser | null>(null);
export const $world = computed($browser, (browser) => browser?.world ?? null);

export const loadBrowser = async (): Promise<void> => $browser.set(await admin('GET', '/browser'));

/** Binds this browser, with all of its tabs, to a world. Throws Problem. */
export const chooseWorld = async (world: string): Promise<void> =>
  $browser.set(await admin('PUT', '/browser', { world }));

/** Throws Problem. */
export const showToolbar = async (toolbar: boolean): Promise<void> =>
  $browser.set(await admin('PUT', '/browser', { toolbar }));

/** Returns the path of an admin call about this browser's world. */
export const worldPath = (below: string): string => `/worlds/${$world.get() ?? 'default'}${below}`;
