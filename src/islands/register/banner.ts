import { announcements } from '../../api/content.ts';
import { CallAborted, CallError } from '../../api/errors.ts';
import { whenIdle } from '../../browser/idle.ts';
import { announcementDigest } from '../../domain/digest.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $locale } from '../../i18n/page-locale.ts';
import { merchantCode } from '../../stores/merchant.ts';

const place = document.querySelector<HTMLElement>('[data-banner]');
let asked = '';

const renew = async (): Promise<void> => {
  const locale = $locale.get();
  if (!place || locale === asked) return;
  asked = locale;
  try {
    const language = wireLanguage(locale);
    const { content } = await announcements({ types: 'B', groupName: 'm_reg', merchantCode: merchantCode(), language });
    if ($locale.get() !== locale) return;
    const [it] = content;
    place.hidden = !it;
    if (!it || place.dataset.digest === announcementDigest(it)) return;
    place.dataset.digest = announcementDigest(it);
    (await import('./show-banner.ts')).showBanner(place, it);
  } catch (error) {
    // The built one stays.
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  }
};

/** Follows what the server says of the registration page's banner (A26), now and in another language. */
export const followBanner = (): void => {
  $locale.listen(() => void renew());
  whenIdle(() => void renew());
};
