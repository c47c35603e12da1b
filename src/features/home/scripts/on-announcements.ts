import type { Announcement } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { $announcements, loadAnnouncements } from '#features/content/state/announcements.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { type Commit, commitInBatch } from './batch-commit.ts';

const load = (): Promise<void> =>
  ignoreCallErrors(loadAnnouncements(wireLanguage($locale.get()), $session.get()?.userName));

/**
 * Inserts the server's announcements of one kind into the page, and again after a change of language.
 * `make` gets undefined without a response, so that the prerendered announcements stay.
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
