import type { Value } from '#contract/types.ts';
import { outsideLink } from '#lib/links.ts';
import { readServiceLink } from './service-links.ts';

export interface SideLink {
  readonly key: string;
  readonly icon: 'chat' | 'facebook' | 'telegram';
  readonly href: string;
  /** Null for the live chat, whose label is translated. */
  readonly label: string | null;
  readonly outside: boolean;
}

const socials = ['FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'TELEGRAM3'] as const;

type Settings = Pick<Value<'consolidatedSettings'>, 'customerService' | 'sideService'>;

/**
 * Returns the entries of the side bar: live chat if customer service exists, and the social links with a URL.
 */
export const sideLinks = ({ customerService, sideService }: Settings): readonly SideLink[] => {
  const chat = readServiceLink(customerService?.first);
  const links: SideLink[] = chat ? [{ key: 'CHAT', icon: 'chat', label: null, ...chat }] : [];
  for (const key of socials) {
    const link = sideService[key];
    const href = outsideLink(link?.url);
    const icon = key === 'FACEBOOK' ? 'facebook' : 'telegram';
    if (href) links.push({ key, icon, href, label: link?.labelNameEn || key, outside: true });
  }
  return links;
};
