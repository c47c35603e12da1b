import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export interface Callback {
  readonly id: string;
  readonly event: string;
  readonly url: string;
  readonly member?: string;
  /** Masked. */
  readonly secret?: string;
}

export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly url: string;
  readonly at: number;
  readonly body: unknown;
  readonly state: 'waiting' | 'delivered' | 'given up';
  readonly nextAt: number | null;
  readonly tries: readonly { readonly at: number; readonly status: number | null; readonly fault: string | null }[];
}

interface Callbacks {
  readonly callbacks: readonly Callback[];
  readonly deliveries: readonly Delivery[];
}

export const callbacks = resource<Callbacks>(() => worldPath('/callbacks'));

/** Throws Problem. */
export const addCallback = async (input: object): Promise<void> =>
  callbacks.put(await admin<Callbacks>('POST', worldPath('/callbacks'), input));

/** Throws Problem. */
export const removeCallback = async ({ id }: Callback): Promise<void> => {
  await admin('DELETE', worldPath(`/callbacks/${id}`));
  await callbacks.load();
};
