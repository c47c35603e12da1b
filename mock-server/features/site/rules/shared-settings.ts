import { brand } from '#brands/current.ts';
import { flagDefaults, type MerchantFlagName } from '#contract/flags.ts';
import type { Value } from '#contract/types.ts';
import { hrefOf } from '#paths.ts';
import { deskLinks } from './desk-links.ts';
import type { FlagName, FlagValue } from './flag-list.ts';

type ReadFlag = <N extends FlagName>(name: N) => FlagValue<N>;

const downloads = [
  { resourceType: 'Android', url: hrefOf('download', { for: 'android' }) },
  { resourceType: 'IOS', url: hrefOf('download', { for: 'ios' }) },
  { resourceType: 'MOBILECONFIG', url: hrefOf('download', { for: 'profile' }) },
];

/** Returns the consolidated settings that are the same for all callers: everything except the key of the server. */
export const sharedSettings = (flag: ReadFlag): Omit<Value<'consolidatedSettings'>, 'encryption'> => ({
  customerService: flag('CUSTOMER_SERVICE') ? deskLinks : null,
  imageCDNs: ['/cdn/default', '/cdn/a', '/cdn/b'],
  resources: [
    ...downloads.filter(({ resourceType }) => flag('DOWNLOADS').includes(resourceType)),
    { resourceType: 'AppDownloadIcon', url: `/brands/${brand.id}/icon-192.png` },
    { resourceType: 'USDJUMP', url: 'https://example.com/usd' },
  ],
  sideService: {
    FACEBOOK: { url: 'https://facebook.com/', labelNameEn: 'Facebook' },
    TELEGRAM: { url: 'https://t.me/', labelNameEn: 'Telegram' },
  },
  paths: { games: '/games', vendorImages: '/vendor_images', promos: '/banners' },
  register: { enabled: flag('USERNAMEREG3') || flag('MOBILENUMREG3') },
  whitelabel: {
    flags: Object.fromEntries((Object.keys(flagDefaults) as MerchantFlagName[]).map((name) => [name, flag(name)])),
    promotions: { REFERRAL: { enabled: flag('REFERRAL') }, MISSION: { enabled: flag('MISSION') } },
    agentMenu: [...flag('AGENT_MENU')],
  },
  domainRoute: '/',
  fieldShare: Math.min(flag('FIELD_SHARE'), 100) / 100,
  sessionMinutes: flag('SESSION_MINUTES'),
});
