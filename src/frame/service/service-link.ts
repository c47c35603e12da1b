import { readServiceLink } from '../../domain/service/service-links.ts';
import { $settings } from '../../stores/site/settings.ts';

/** The support link of the settings, if it is https or a page of ours (A06). */
export const supportLink = (): string | null =>
  readServiceLink($settings.get().consolidated?.customerService?.first)?.href ?? null;
