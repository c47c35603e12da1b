import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export interface Scenario {
  /** `family.case`, such as `login.captcha-after-3`. */
  readonly name: string;
  readonly description: string;
  readonly requirements: readonly string[];
}

export const scenarios = resource<{ readonly scenarios: readonly Scenario[] }>(() => '/scenarios');

/** Names of those that were applied to the world since its last reset. */
export const applied = resource<{ readonly applied: readonly string[] }>(() => worldPath('/scenarios'));

/** Applies them together; throws Problem, which names both where two conflict. */
export const applyScenarios = async (names: readonly string[]): Promise<void> => {
  await admin('POST', worldPath('/scenarios'), { names });
  await applied.load();
};

/** Address that opens the site in a world of its own in this state. */
export const openLink = (names: readonly string[], as: string | null, to: string): string => {
  const query = new URLSearchParams(names.map((name) => ['scenario', name]));
  if (as) query.set('as', as);
  query.set('to', to);
  return `${location.origin}/__admin/open?${query}`;
};
