import { keys } from '../browser/keys.ts';
import { sessionArea } from '../browser/storage.ts';
import { $settings } from './settings.ts';

/** A call was refused for maintenance or region (A15): the settings kept so far are out of date. */
export const barTheWay = (gate: 'maintenance' | 'regionRestriction'): void => {
  const settings = $settings.get();
  const open = {
    info: { mobileTemplate: { mem_cen: '0', dep_func: '0' } },
    location: 'EN',
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
  } as const;
  const next = { ...settings, template: { ...(settings.template ?? open), [gate]: true } };
  sessionArea.write(keys.session.settings, JSON.stringify(next));
  $settings.set(next);
};
