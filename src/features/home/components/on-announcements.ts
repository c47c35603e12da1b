import type { Announcement } from '../../../contract/types.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { loadDeferredWords } from '../../../i18n/page-words.ts';
import { ignoreCallErrors } from '../../../lib/http/errors.ts';
import { $announcements, loadAnnouncements } from '../../content/stores/announcements.ts';
import { type Commit, commitInBatch } from './batch-commit.ts';

const load = (): Promise<void> => ignoreCallErrors(loadAnnouncements(wireLanguage($locale.get())));

/**
 * Puts announcements of one kind on the page (R068, A26) once the server's come, anew on a change of language. `make`
 * gets undefined where there is no answer: what the document was built with stays then, since an offer of this morning
 * beats an empty box.
 */
export const onAnnouncements = (
  kind: Announcement['contentType'],
  make: (items: readonly Announcement[] | undefined) => Commit,
): void => {
  const makeNow = (): Commit => make($announcements.get()?.filter((item) => item.contentType === kind));
  $locale.listen(() => void load());
  const first = Promise.all([load(), loadDeferredWords()]).then(makeNow);
  void commitInBatch(first).then(() => $announcements.listen(() => makeNow()()));
};
