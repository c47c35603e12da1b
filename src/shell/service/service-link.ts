import { domainRoute } from '#contract/site/system.ts';
import { readServiceLink } from '#features/service/model/service-links.ts';
import { firstResponding, serviceRoutes } from '#features/service/model/service-routes.ts';
import { $settings, firstSettings } from '#features/site/state/settings.ts';
import { api } from '#lib/http/client.ts';

const responds = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns the active service address: the first of `domainRoute` that responds. Throws CallError. */
const serviceRoute = async () => firstResponding(serviceRoutes(await api(domainRoute)), responds);

/** Longest wait of a tapped link for settings or service addresses, ms. */
const maxWaitMs = 4_000;

const withinLimit = <V>(value: Promise<V>): Promise<V | null> =>
  Promise.race([value.catch(() => null), new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs))]);

/**
 * Returns the support link of the settings, if it is https or an own page, else the first address of
 * `domainRoute` that responds; null without one. A first tap waits for the settings.
 */
export const supportLink = async (): Promise<string | null> => {
  if (!$settings.get().consolidated) await withinLimit(firstSettings());
  const configured = readServiceLink($settings.get().consolidated?.customerService?.first);
  return (configured ?? (await withinLimit(serviceRoute())))?.href ?? null;
};
