import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { $settings, setSettings } from '../state/settings.ts';

/**
 * Minimum duration of a reported closure, ms: otherwise contradicting settings would redirect the visitor back and
 * forth.
 */
const minClosedMs = 10_000;

/** Returns whether a call reported maintenance or region restriction recently. */
export const isRecentlyReported = (): boolean =>
  Date.now() - Number(sessionArea.read(keys.session.barrier)) < minClosedMs;

/** Blocks the site after a call failed for maintenance or region; cached settings are outdated then. */
export const blockSite = (gate: 'maintenance' | 'regionRestriction'): void => {
  sessionArea.write(keys.session.barrier, String(Date.now()));
  const settings = $settings.get();
  const open = {
    info: { mobileTemplate: { mem_cen: '0', dep_func: '0' } },
    location: 'EN',
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
  } as const;
  setSettings({ ...settings, template: { ...(settings.template ?? open), [gate]: true } });
};
