import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export interface Scenario {
  /** `group.case`, such as `login.captcha-after-3`. */
  readonly name: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly faults?: readonly { readonly endpoint: string; readonly kind: string }[];
  readonly clock?: Readonly<Record<string, unknown>>;
  /** Whether it also changes members, money or lists. */
  readonly changesDocuments?: boolean;
}

export const scenarios = resource<{ readonly scenarios: readonly Scenario[] }>(() => '/scenarios');

type Applied = { readonly applied: readonly string[] };

/** Names of the scenarios that were applied to the world since its last reset. */
export const applied = resource<Applied>(() => worldPath('/scenarios'));

/** Applies scenarios together; throws Problem, which names both if two conflict. */
export const applyScenarios = async (names: readonly string[]): Promise<void> => {
  applied.put(await admin<Applied>('POST', worldPath('/scenarios'), { names }));
};

/** Returns the world to its state before scenarios were last applied; throws Problem. */
export const undoScenarios = async (): Promise<void> => {
  applied.put(await admin<Applied>('DELETE', worldPath('/scenarios')));
};

/** Addresses by which other devices reach the simulator. */
export const serverAddresses = resource<{ readonly network: readonly string[] }>(() => '/health');

interface OpenInput {
  readonly names: readonly string[];
  /** Account to log in; a guest if null. */
  readonly as: string | null;
  readonly to: string;
  /** World to copy; the seed if null. */
  readonly from: string | null;
  /** Origin of the site. */
  readonly origin: string;
}

/** Returns the address that opens the site in a separate world in this state. */
export const openLink = ({ names, as, to, from, origin }: OpenInput): string => {
  const query = new URLSearchParams(names.map((name) => ['scenario', name]));
  if (from) query.set('from', from);
  if (as) query.set('as', as);
  query.set('to', to);
  return `${origin}/__admin/open?${query}`;
};
