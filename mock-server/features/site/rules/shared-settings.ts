import type { Brand } from '#brands/brand.ts';
import { brand, brandSettings } from '#brands/current.ts';
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

const networkNames = { facebook: 'Facebook', telegram: 'Telegram' } as const;

/** Returns social links by their names in calls: the second and third of a network have its number. */
const socialLinks = (links: Brand['social']): Value<'consolidatedSettings'>['sideService'] => {
  const counts = { facebook: 0, telegram: 0 };
  return Object.fromEntries(
    links.map(({ network, url, label }) => {
      counts[network] += 1;
      const number = counts[network] > 1 ? counts[network] : '';
      return [network.toUpperCase() + number, { url, labelNameEn: label ?? networkNames[network] }];
    }),
  );
};

/** Returns the consolidated settings that are the same for all callers: everything except the key of the server. */
export const sharedSettings = (flag: ReadFlag): Omit<Value<'consolidatedSettings'>, 'encryption'> => ({
  customerService: flag('CUSTOMER_SERVICE') ? deskLinks : null,
  imageCDNs: ['/cdn/default', '/cdn/a', '/cdn/b'],
  resources: [
    ...downloads.filter(({ resourceType }) => flag('DOWNLOADS').includes(resourceType)),
    { resourceType: 'AppDownloadIcon', url: `/brands/${brand.id}/icon-192.png` },
    { resourceType: 'USDJUMP', url: 'https://example.com/usd' },
  ],
  sideService: socialLinks(brandSettings.social),
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
