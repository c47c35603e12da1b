import { readServiceLink } from '../../features/service/model/service-links.ts';
import { $settings, firstSettings } from '../../features/site/stores/settings.ts';

/** So long a pressed link waits for the settings, ms. */
const patience = 4_000;

const told = (): Promise<unknown> =>
  Promise.race([firstSettings().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);

/** The support link of the settings, if it is https or a page of ours (A06); a first press waits for what they say. */
export const supportLink = async (): Promise<string | null> => {
  if (!$settings.get().consolidated) await told();
  return readServiceLink($settings.get().consolidated?.customerService?.first)?.href ?? null;
};
