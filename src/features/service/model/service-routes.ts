import type { Value } from '#contract/types.ts';
import { readServiceLink } from './service-links.ts';

type ServiceLink = NonNullable<ReturnType<typeof readServiceLink>>;

/** Returns the customer service URLs in the order to try; invalid ones are omitted. */
export const serviceRoutes = ({ route, alternates }: Value<'domainRoute'>): readonly ServiceLink[] => {
  const links = [route, ...alternates].flatMap((hidden) => readServiceLink(hidden) ?? []);
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
};

/**
 * Returns the first URL that responds; null without one. Only same-origin pages can be probed, because the content
 * policy blocks requests to other sites: external URLs count as responding.
 */
export const firstResponding = async (
  links: readonly ServiceLink[],
  responds: (href: string) => Promise<boolean>,
): Promise<ServiceLink | null> => {
  for (const link of links) if (link.outside || (await responds(link.href))) return link;
  return null;
};
