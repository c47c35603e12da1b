import { announcements } from '#features/content/api/content.ts';
import { announcementVersion } from '#features/content/model/content-version.ts';
import { fillBanner } from '#features/shared/fill-banner.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';

const place = document.querySelector<HTMLElement>('[data-banner]');

const renew = async (locale: Locale): Promise<void> => {
  const language = wireLanguage(locale);
  const { content } = await announcements({ types: 'B', groupName: 'm_reg', merchantCode: merchantCode(), language });
  if (!place || $locale.get() !== locale) return;
  const [it] = content;
  place.hidden = !it;
  if (!it || place.dataset.version === announcementVersion(it)) return;
  place.dataset.version = announcementVersion(it);
  const banner = place.querySelector('a');
  if (banner) fillBanner(banner, it, [place.dataset.cdn ?? '']);
};

/**
 * Replaces the prerendered banner of the registration page by the server's, also after a change of language.
 * Without a response the prerendered one stays.
 */
export const startRegisterBanner = (): void =>
  whenIdle(() => {
    $locale.subscribe((locale) => void ignoreCallErrors(renew(locale)));
  });
