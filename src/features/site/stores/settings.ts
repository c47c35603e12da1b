import { atom } from 'nanostores';
import { type Flags, flagDefaults } from '../../../contract/flags.ts';
import { consolidatedSettings, templateSettings } from '../../../contract/site/system.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import type { Gate } from '../../../routes.ts';

export interface Settings {
  readonly template: Value<'templateSettings'> | null;
  readonly consolidated: Value<'consolidatedSettings'> | null;
}

/** What is known before the server has spoken: nothing, so every flag has its default (A96). */
export const builtSettings: Settings = { template: null, consolidated: null };

const readCached = (): Settings => {
  const item = sessionArea.readJson(keys.session.settings);
  return typeof item === 'object' && item !== null && 'consolidated' in item ? (item as Settings) : builtSettings;
};

/** Site settings of this visit (R044, R045): from cache at once, refreshed behind. */
export const $settings = atom<Settings>(import.meta.env.SSR ? builtSettings : readCached());

/** The merchant's switches: as the server last said, else their defaults (A96). */
export const flagsOf = (settings: Settings): Flags => ({
  ...flagDefaults,
  ...settings.consolidated?.whitelabel.flags,
});

/** The merchant's switches together with its promotions, by name (R205). */
export const switchesOf = (settings: Settings): Flags & Partial<Record<Gate, boolean>> => {
  const promotions = Object.entries(settings.consolidated?.whitelabel.promotions ?? {});
  return { ...flagsOf(settings), ...Object.fromEntries(promotions.map(([name, { enabled }]) => [name, enabled])) };
};

/** Reloads the settings. Throws CallError. */
export const reloadSettings = async (): Promise<void> => {
  const [template, consolidated] = await Promise.all([api(templateSettings), api(consolidatedSettings)]);
  const told = { template, consolidated };
  const whitelabel = { ...consolidated.whitelabel, flags: flagsOf(told) };
  // Every flag by name: the head script knows no defaults.
  const settings: Settings = { ...told, consolidated: { ...consolidated, whitelabel } };
  sessionArea.write(keys.session.settings, JSON.stringify(settings));
  $settings.set(settings);
};

let first: Promise<void> | undefined;

/** What the server says to this page; who asks again hears the same answer, after a failure a new one. Throws CallError. */
export const firstSettings = (): Promise<void> => {
  first ??= reloadSettings().catch((error: unknown) => {
    first = undefined;
    throw error;
  });
  return first;
};
