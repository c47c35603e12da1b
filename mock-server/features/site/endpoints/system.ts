import * as endpoints from '#contract/site/system.ts';
import type { Value } from '#contract/types.ts';
import { obfuscateLink } from '#features/service/model/obfuscated-link.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { hrefOf } from '#paths.ts';
import { type Context, handle, handlePrepared } from '#sim/features/handler.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { productVersion } from '#sim/product.ts';
import { countriesFrom } from '../rules/countries.ts';
import { flagSetting } from '../rules/flags.ts';
import { plannedMaintenance } from '../rules/planned-maintenance.ts';
import { sharedSettings } from '../rules/shared-settings.ts';
import { isInMaintenance } from '../rules/site-gate.ts';

const statusOf = ({ world, flag }: Pick<Context, 'world' | 'flag'>): Value<'systemStatus'>['status'] => {
  if (isInMaintenance(world)) return 'maintenance';
  return flag('UPGRADING') ? 'upgrading' : 'open';
};

/** Returns the announced end of the maintenance, epoch ms; null without one. */
const maintenanceEndOf = ({ world, flag }: Pick<Context, 'world' | 'flag'>): number | null => {
  if (!flag('MAINTENANCE')) return plannedMaintenance(world.now())?.until ?? null;
  const since = flagSetting(world.state, 'MAINTENANCE')?.setAt ?? world.now();
  const minutes = flag('MAINTENANCE_MINUTES');
  return minutes > 0 ? since + minutes * minuteMs : null;
};

export const systemHandlers = [
  handle(endpoints.templateSettings, ({ world, language, flag }) => ({
    info: { mobileTemplate: { mem_cen: flag('MEM_CEN'), dep_func: flag('DEP_FUNC') } },
    location: language,
    maintenance: isInMaintenance(world),
    maintenanceEnd: maintenanceEndOf({ world, flag }),
    regionRestriction: flag('REGION_RESTRICTED'),
  })),

  handlePrepared(
    endpoints.consolidatedSettings,
    (services) => services.bodyKey(),
    ({ flag, prepared: key }) => ({
      ...sharedSettings(flag),
      encryption: { keyId: key.id, key: { ...key.publicKey }, plainAllowed: flag('PLAIN_BODIES') },
    }),
  ),

  handle(endpoints.version, ({ world }) => ({ version: productVersion, world: world.name, resets: world.resets })),

  handle(endpoints.systemStatus, ({ world, flag }) => ({
    status: statusOf({ world, flag }),
    regionRestriction: flag('REGION_RESTRICTED'),
  })),

  handle(endpoints.country, ({ flag, language }) =>
    countriesFrom(flag('VISITOR_PLACE')).map(({ name, ...rest }) => ({ ...rest, name: textIn(name, language) })),
  ),

  handle(endpoints.domainRoute, () => ({
    route: obfuscateLink(hrefOf('service')),
    alternates: [obfuscateLink(hrefOf('chat'))],
  })),
];
