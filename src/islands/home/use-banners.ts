import { useEffect, useState } from 'react';
import { announcements } from '../../api/content.ts';
import { CallAborted, CallError } from '../../api/errors.ts';
import { brand } from '../../brand/current.ts';
import type { Announcement } from '../../contract/types.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $words } from '../../i18n/page-words.ts';

/** Banners of the home group (R068, A26): those of the build at once, the server's as soon as they come. */
export const useBanners = (built: readonly Announcement[]): readonly Announcement[] => {
  const [banners, setBanners] = useState(built);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { content } = await announcements({
          types: 'B,PL,PU,H',
          groupName: 'm_home',
          merchantCode: brand.merchantCode,
          language: wireLanguage($words.get().locale),
        });
        setBanners(content.filter((item) => item.contentType === 'B'));
      } catch (error) {
        // The built banners stay: an offer of this morning beats an empty box.
        if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
      }
    };
    return $words.subscribe(() => void load());
  }, []);
  return banners;
};
