import { serviceRoute } from '../../features/service/api/service-route.ts';
import { readServiceLink } from '../../features/service/model/service-links.ts';
import { $settings, firstSettings } from '../../features/site/stores/settings.ts';

/** Longest wait of a pressed link for settings or service addresses, ms. */
const MAX_WAIT_MS = 4_000;

const withinLimit = <V>(value: Promise<V>): Promise<V | null> =>
  Promise.race([value.catch(() => null), new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS))]);

/**
 * Returns the support link of the settings, if it is https or an own page (A06), else the first address of `domainRoute`
 * that responds (R240); null without one. A first press waits for the settings.
 */
export const supportLink = async (): Promise<string | null> => {
  if (!$settings.get().consolidated) await withinLimit(firstSettings());
  const configured = readServiceLink($settings.get().consolidated?.customerService?.first);
  return (configured ?? (await withinLimit(serviceRoute())))?.href ?? null;
};
