import { type FlagName, flagDefaults } from '../../../src/contract/flags.ts';
import { helpCenter } from '../../../src/contract/rows/content/content.ts';
import * as rows from '../../../src/contract/rows/site/system.ts';
import type { Value } from '../../../src/contract/types.ts';
import { obfuscateLink } from '../../../src/domain/service/obfuscated-link.ts';
import { productVersion } from '../../engine/product.ts';
import { type Context, handle, handlePrepared } from '../../pipeline/handle.ts';
import { helpDigests } from '../../rules/content/site-content.ts';
import { deskLinks } from '../../rules/service/chats.ts';
import { countries } from '../../rules/site/countries.ts';
import { flagSetting } from '../../rules/site/flags.ts';

const minute = 60_000;

const downloads = [
  { resourceType: 'Android', url: '/m/download?for=android' },
  { resourceType: 'IOS', url: '/m/download?for=ios' },
  { resourceType: 'MOBILECONFIG', url: '/m/download?for=profile' },
];

const statusOf = (flag: Context['flag']): Value<'systemStatus'>['status'] => {
  if (flag('MAINTENANCE')) return 'maintenance';
  return flag('UPGRADING') ? 'upgrading' : 'open';
};

export const systemHandlers = [
  handle(rows.templateSettings, ({ world, language, flag }) => {
    const maintenance = flag('MAINTENANCE');
    const since = flagSetting(world.state, 'MAINTENANCE')?.setAt ?? world.now();
    const minutes = flag('MAINTENANCE_MINUTES');
    return {
      info: { mobileTemplate: { mem_cen: flag('MEM_CEN'), dep_func: flag('DEP_FUNC') } },
      location: language,
      maintenance,
      maintenanceEnd: maintenance && minutes > 0 ? since + minutes * minute : null,
      regionRestriction: flag('REGION_RESTRICTED'),
    };
  }),

  handlePrepared(
    rows.consolidatedSettings,
    (services) => services.bodyKey(),
    ({ flag, isTouched, world, prepared: key }) => ({
      customerService: flag('CUSTOMER_SERVICE') ? deskLinks : null,
      imageCDNs: ['/cdn/default', '/cdn/a', '/cdn/b'],
      resources: [
        ...downloads.filter(({ resourceType }) => flag('DOWNLOADS').includes(resourceType)),
        { resourceType: 'AppDownloadIcon', url: '/brands/kidlat/icon-192.png' },
        { resourceType: 'USDJUMP', url: 'https://example.com/usd' },
      ],
      sideService: {
        FACEBOOK: { url: 'https://facebook.com/', labelNameEn: 'Facebook' },
        TELEGRAM: { url: 'https://t.me/', labelNameEn: 'Telegram' },
      },
      paths: { games: '/games', vendorImages: '/vendor_images', promos: '/banners' },
      register: { enabled: flag('USERNAMEREG3') || flag('MOBILENUMREG3') },
      whitelabel: {
        flags: Object.fromEntries((Object.keys(flagDefaults) as FlagName[]).map((name) => [name, flag(name)])),
        promotions: { REFERRAL: { enabled: flag('REFERRAL') }, MISSION: { enabled: flag('MISSION') } },
        agentMenu: [...flag('AGENT_MENU')],
      },
      domainRoute: '/',
      fieldShare: Math.min(flag('FIELD_SHARE'), 100) / 100,
      helpDigest: isTouched(helpCenter) ? undefined : helpDigests(world),
      encryption: { keyId: key.id, key: { ...key.publicKey }, plainAllowed: flag('PLAIN_BODIES') },
    }),
  ),

  handle(rows.version, ({ world }) => ({ version: productVersion, world: world.name, resets: world.resets })),

  handle(rows.systemStatus, ({ flag }) => ({ status: statusOf(flag), regionRestriction: flag('REGION_RESTRICTED') })),

  handle(rows.country, ({ language }) => countries.map(({ name, ...rest }) => ({ ...rest, name: name[language] }))),

  handle(rows.domainRoute, () => ({ route: obfuscateLink('/m/service') })),
];
