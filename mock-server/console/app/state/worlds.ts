import { admin } from './admin.ts';
import { chooseWorld, worldPath } from './browser.ts';
import { resource } from './resource.ts';

export interface WorldSummary {
  readonly name: string;
  readonly seed: string;
  /** `YYYY-MM-DD` in Manila that the seed's history ends on. */
  readonly day: string;
  readonly resets: number;
  /** Epoch ms on the world's clock. */
  readonly now: number;
  /** Outlives the process and idleness. */
  readonly kept: boolean;
}

export interface WorldOrder {
  readonly name: string;
  readonly seed?: string;
  readonly from?: string;
  readonly now?: string;
}

export const worlds = resource<{ readonly worlds: readonly WorldSummary[] }>(() => '/worlds');

/** Moves this browser to a world; throws Problem. */
export const enterWorld = (name: string): Promise<void> => chooseWorld(name);

/** Throws Problem. */
export const createWorld = async (order: WorldOrder): Promise<void> => {
  await admin('POST', '/worlds', order);
  await enterWorld(order.name);
};

/** Throws Problem. */
export const dropWorld = async (name: string): Promise<void> => {
  await admin('DELETE', `/worlds/${name}`);
  await worlds.load();
};

/** Exactly the seed again; throws Problem. */
export const resetWorld = async (): Promise<void> => {
  await admin('POST', worldPath('/reset'));
};
