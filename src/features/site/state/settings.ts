import { atom, computed } from 'nanostores';
import { brandFlags } from '#brands/current.ts';
import { type Flags, flagDefaults } from '#contract/flags.ts';
import { consolidatedSettings, templateSettings } from '#contract/site/system.ts';
import type { Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import type { Gate } from '#routes.ts';

export interface Settings {
  readonly template: Value<'templateSettings'> | null;
  readonly consolidated: Value<'consolidatedSettings'> | null;
}

/** Settings of prerendered pages before the server responds: every flag has the value of the brand. */
export const builtSettings: Settings = { template: null, consolidated: null };

const stored = storedItem(sessionArea, keys.session.settings, objectWith<Settings>('consolidated'));

/** Site settings of this visit: from storage first, then from the server. */
export const $settings = atom<Settings>((import.meta.env.SSR ? null : stored.read()) ?? builtSettings);

/** Sets the settings and stores them for the next page. */
export const setSettings = (settings: Settings): void => {
  stored.write(settings);
  $settings.set(settings);
};

/** Returns the merchant's flags as last received, else those of the brand, else their defaults. */
export const flagsOf = (settings: Settings): Flags => ({
  ...flagDefaults,
  ...brandFlags,
  ...settings.consolidated?.whitelabel.flags,
});

/** Flags of this visit. */
export const $flags = computed($settings, flagsOf);

/** Flags of this visit together with the merchant's promotions, by name. */
export const $gates = computed($settings, (settings): Flags & Partial<Record<Gate, boolean>> => {
  const promotions = Object.entries(settings.consolidated?.whitelabel.promotions ?? {});
  return { ...flagsOf(settings), ...Object.fromEntries(promotions.map(([name, { enabled }]) => [name, enabled])) };
});

/** Reloads the settings. Throws CallError. */
export const reloadSettings = async (): Promise<void> => {
  const [template, consolidated] = await Promise.all([api(templateSettings), api(consolidatedSettings)]);
  // Stores every flag by name, because the head script does not have the defaults.
  const whitelabel = { ...consolidated.whitelabel, flags: flagsOf({ template, consolidated }) };
  setSettings({ template, consolidated: { ...consolidated, whitelabel } });
};

let first: Promise<void> | undefined;

/** Loads the settings once per page; a failed load is retried by the next call. Throws CallError. */
export const firstSettings = (): Promise<void> => {
  first ??= reloadSettings().catch((error: unknown) => {
    first = undefined;
    throw error;
  });
  return first;
};
