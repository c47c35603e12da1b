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
  /** What it holds in memory. */
  readonly bytes: number;
}

/** What all worlds hold in memory, bytes. */
export interface MemoryUse {
  readonly limit: number;
  readonly journals: number;
  readonly documents: number;
  readonly seeds: number;
  readonly caches: number;
  readonly total: number;
  /** What had to go since the simulator started. */
  readonly released: { readonly calls: number; readonly caches: number; readonly worlds: number };
}

export interface WorldOrder {
  readonly name: string;
  readonly seed?: string;
  readonly from?: string;
  readonly now?: string;
}

export const worlds = resource<{ readonly worlds: readonly WorldSummary[]; readonly memory: MemoryUse }>(
  () => '/worlds',
);

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
