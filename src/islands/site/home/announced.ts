import { quietly } from '../../../api/errors.ts';
import type { Announcement } from '../../../contract/types.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { $announcements, loadAnnouncements } from '../../../stores/content/announcements.ts';

/**
 * Draws announcements of one kind (R068, A26) once the server's come, anew on a change of language. Without an answer
 * what the document was built with stays: an offer of this morning beats an empty box.
 */
export const whenAnnounced = (
  kind: Announcement['contentType'],
  draw: (items: readonly Announcement[]) => void,
): void => {
  $announcements.subscribe((loaded) => {
    if (loaded) draw(loaded.filter((item) => item.contentType === kind));
  });
  $locale.subscribe((locale) => void quietly(loadAnnouncements(wireLanguage(locale))));
};
