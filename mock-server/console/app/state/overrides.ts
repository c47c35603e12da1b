import type { OverrideList } from '#sim/admin/overrides.ts';
import type { UpstreamView } from '#sim/admin/upstream.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type Override = OverrideList['overrides'][number];

export const overrides = resource<OverrideList>(() => worldPath('/overrides'));

/** Throws Problem, which names the field that the contract does not allow. */
export const addOverride = async (input: object): Promise<void> =>
  overrides.put(await admin<OverrideList>('POST', worldPath('/overrides'), input));

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

export const upstream = resource<UpstreamView>(() => worldPath('/upstream'));

/** Forwards calls to a real backend; throws Problem. */
export const setUpstream = async (input: object): Promise<void> =>
  upstream.put(await admin<UpstreamView>('PUT', worldPath('/upstream'), input));

/** Throws Problem. */
export const clearUpstream = async (): Promise<void> => {
  await admin('DELETE', worldPath('/upstream'));
  upstream.put({ upstream: null });
};
