import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

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
} as const;
export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  readonly name?: string;
  /** Name of an endpoint of the contract, or `*`. */
  readonly endpoint: string;
  readonly kind: FaultKind;
  /** Milliseconds. */
  readonly delay?: number;
  readonly code?: string;
  readonly status?: number;
  /** Applies to this call only, counted from 1. */
  readonly call?: number;
  /** Share of affected calls, 0 to 1, drawn from the world's seed. */
  readonly rate?: number;
  /** Makes the delay log-normal with this sigma. */
  readonly spread?: number;
  /** The call takes effect, only its response is lost. */
  readonly after?: boolean;
}

interface Faults {
  readonly faults: readonly Fault[];
  /** Number of matching calls per fault, in the same order. */
  readonly calls: readonly number[];
}

export const faults = resource<Faults>(() => worldPath('/faults'));

const put = async (list: readonly Fault[]): Promise<void> => {
  faults.put(await admin<Faults>('PUT', worldPath('/faults'), { faults: list }));
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
