import type { Usage } from '#sim/core/evict.ts';
import { admin } from './admin.ts';
import { chooseWorld, worldPath } from './browser.ts';
import { resource } from './resource.ts';

export interface WorldSummary {
  readonly name: string;
  /** Title of the test that uses it. */
  readonly title: string | null;
  /** Null if it belongs to no team. */
  readonly team: string | null;
  /** Calls since it started. */
  readonly calls: number;
  readonly lastCall: {
    readonly at: number;
    readonly method: string;
    readonly url: string;
    readonly status: number;
  } | null;
  readonly seed: string;
  /** Brand and market that it was created for; null in worlds of older versions. */
  readonly brand: string | null;
  readonly market: string | null;
  /** Last day of the seed's history, `YYYY-MM-DD` in the market’s time zone. */
  readonly day: string;
  readonly resets: number;
  /** Epoch ms on the world's clock. */
  readonly now: number;
  /** Whether it survives restarts and is never evicted. */
  readonly kept: boolean;
  /** Memory use. */
  readonly bytes: number;
}

/** Memory use of all worlds in bytes. */
export interface MemoryUse extends Usage {
  /** Numbers of evicted items since the simulator started. */
  readonly released: { readonly calls: number; readonly caches: number; readonly worlds: number };
}

export interface WorldInput {
  readonly name: string;
  readonly seed?: string;
  readonly from?: string;
  readonly now?: string;
}

export interface OtherWorld {
  readonly name: string;
  /** Process that serves it; null if none has loaded it. */
  readonly address: string | null;
  /** Null if it belongs to no team. */
  readonly team: string | null;
}

interface Worlds {
  readonly worlds: readonly WorldSummary[];
  /** Worlds of the same database that other processes serve, or that no process has loaded. */
  readonly elsewhere: readonly OtherWorld[];
  readonly memory: MemoryUse;
  /** Kept worlds that this version of the simulator cannot open. */
  readonly unavailable: readonly { readonly name: string; readonly detail: string }[];
}

export const worlds = resource<Worlds>(() => '/worlds');

/** Switches this browser to a world; throws Problem. */
export const enterWorld = (name: string): Promise<void> => chooseWorld(name);

/** Throws Problem. */
export const createWorld = async (input: WorldInput): Promise<void> => {
  await admin('POST', '/worlds', input);
  await enterWorld(input.name);
};

/** Throws Problem. */
export const deleteWorld = async (name: string): Promise<void> => {
  await admin('DELETE', `/worlds/${name}`);
  await worlds.load();
};

/**
 * Deletes all worlds that are not kept and whose name or title contains this text; returns their number. Throws
 * Problem.
 */
export const dropWorlds = async (search: string): Promise<number> => {
  const { removed } = await admin<{ removed: string[] }>('DELETE', `/worlds?${new URLSearchParams({ search })}`);
  await worlds.load();
  return removed.length;
};

/** Resets the world to its seed. Throws Problem. */
export const resetWorld = async (): Promise<void> => {
  await admin('POST', worldPath('/reset'));
};

/** Replaces a world that cannot be opened by a fresh one. Throws Problem. */
export const resetUnavailable = async (name: string): Promise<void> => {
  await admin('POST', `/worlds/${name}/reset`);
  await worlds.load();
};
