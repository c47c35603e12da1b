import type { FaultList } from '#sim/admin/faults.ts';
import type { Fault } from '#sim/core/faults/fault.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type FaultKind = Fault['kind'];

/** Kinds of faults with their labels. */
export const faultKinds = {
  delay: 'delays the response',
  error: 'returns an error code',
  status: 'returns an HTTP status',
  'broken-json': 'returns invalid JSON',
  empty: 'returns an empty body',
  dribble: 'sends byte by byte',
  reset: 'resets the connection',
  offline: 'never responds',
} as const satisfies Record<FaultKind, string>;

export const faults = resource<FaultList>(() => worldPath('/faults'));

const put = async (list: readonly Fault[]): Promise<void> => {
  faults.put(await admin<FaultList>('PUT', worldPath('/faults'), { faults: list }));
};

const current = (): readonly Fault[] => faults.$state.get().data?.faults ?? [];

/** Throws Problem. */
export const addFault = (fault: Fault): Promise<void> => put([...current(), fault]);

/** Throws Problem. */
export const removeFault = (fault: Fault): Promise<void> => put(current().filter((it) => it !== fault));

/** Throws Problem. */
export const clearFaults = async (): Promise<void> => {
  await admin('DELETE', worldPath('/faults'));
  await faults.load();
};
