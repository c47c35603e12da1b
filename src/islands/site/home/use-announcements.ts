import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { quietly } from '../../../api/errors.ts';
import type { Announcement } from '../../../contract/types.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { $announcements, loadAnnouncements } from '../../../stores/content/announcements.ts';

type Kind = Announcement['contentType'];

/** Announcements of one kind (R068, A26): those of the build at once, the server's as soon as they come, anew on a change of language. */
export const useAnnouncements = <Built extends Partial<Announcement>>(
  kind: Kind,
  built: readonly Built[],
): readonly (Announcement | Built)[] => {
  const loaded = useStore($announcements, { ssr: () => null });
  useEffect(
    () =>
      $locale.subscribe((locale) => {
        // Without an answer the built ones stay: an offer of this morning beats an empty box.
        void quietly(loadAnnouncements(wireLanguage(locale)));
      }),
    [],
  );
  return loaded?.filter((item) => item.contentType === kind) ?? built;
};
