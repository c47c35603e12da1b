import { ownPath } from '../domain/links.ts';
import { readObfuscatedLink } from '../domain/obfuscated-link.ts';
import { $settings } from '../stores/settings.ts';

/** The support link of the settings, if it is https or a page of ours (A06). */
export const supportLink = (): string | null => {
  const hidden = $settings.get().consolidated?.customerService?.first;
  const link = hidden ? readObfuscatedLink(hidden) : '';
  if (ownPath(link)) return link;
  return URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null;
};
