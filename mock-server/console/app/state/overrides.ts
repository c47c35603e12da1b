import type { Match } from '#sim/core/matching/match.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

/** An override of an endpoint's replies. */
export interface Override {
  readonly id: string;
  /** Scenario that set it. */
  readonly name?: string;
  readonly endpoint: string;
  readonly match?: Match;
  readonly replies: readonly {
    readonly value?: unknown;
    readonly patch?: unknown;
    readonly errorCode?: string;
    readonly status?: number;
    readonly delay?: number;
  }[];
  readonly outsideContract?: boolean;
  readonly calls: number;
  readonly answered: number;
}

type Overrides = { readonly overrides: readonly Override[] };

export const overrides = resource<Overrides>(() => worldPath('/overrides'));

/** Throws Problem, which names the field that the contract does not allow. */
export const addOverride = async (input: object): Promise<void> =>
  overrides.put(await admin<Overrides>('POST', worldPath('/overrides'), input));

/** Repeats the response to a call of the journal for its endpoint; throws Problem. */
export const overrideWithReply = (call: number): Promise<void> => addOverride({ call });

/** Throws Problem. */
export const removeOverride = async ({ id }: Override): Promise<void> => {
  await admin('DELETE', worldPath(`/overrides/${id}`));
  await overrides.load();
};

/** Throws Problem. */
export const clearOverrides = async (): Promise<void> => {
  await admin('DELETE', worldPath('/overrides'));
  await overrides.load();
};

interface Upstream {
  readonly upstream: { readonly base: string; readonly endpoints: readonly string[]; readonly keep: boolean } | null;
}

export const upstream = resource<Upstream>(() => worldPath('/upstream'));

/** Forwards calls to a real backend; throws Problem. */
export const setUpstream = async (input: object): Promise<void> =>
  upstream.put(await admin<Upstream>('PUT', worldPath('/upstream'), input));

/** Throws Problem. */
export const clearUpstream = async (): Promise<void> => {
  await admin('DELETE', worldPath('/upstream'));
  upstream.put({ upstream: null });
};
