import type { Value } from '../../../contract/types.ts';
import { readServiceLink } from './service-links.ts';

type ServiceLink = NonNullable<ReturnType<typeof readServiceLink>>;

/** Returns the addresses of customer service in the order in which they are tried; invalid ones are left out (R240, A06). */
export const serviceRoutes = ({ route, alternates }: Value<'domainRoute'>): readonly ServiceLink[] => {
  const links = [route, ...alternates].flatMap((hidden) => readServiceLink(hidden) ?? []);
  return links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at);
};

/**
 * Returns the first address that responds; null without one. Only own pages can be probed: the content policy allows no
 * request to another site, so an outside address counts as responding.
 */
export const firstResponding = async (
  links: readonly ServiceLink[],
  responds: (href: string) => Promise<boolean>,
): Promise<ServiceLink | null> => {
  for (const link of links) if (link.outside || (await responds(link.href))) return link;
  return null;
};
