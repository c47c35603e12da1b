import { type Locale, wireLanguage } from '../../../../i18n/locale.ts';
import { $locale } from '../../../../i18n/page-locale.ts';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { $settings, firstSettings } from '../../../site/stores/settings.ts';
import { help } from './topics.ts';

/** What the server said to this page of its help centre; nothing where it does not say, or did not answer. */
const toldDigest = (locale: Locale): Promise<string | undefined> =>
  firstSettings().then(
    () => $settings.get().consolidated?.helpDigest?.[wireLanguage(locale)],
    () => undefined,
  );

/** Asks for the help centre, unless the server says that it is as the document shows it. */
export const followServer = async (locale: Locale): Promise<void> => {
  const told = await toldDigest(locale);
  if ($locale.get() !== locale || told === help?.dataset.digest) return;
  // Without an answer the built answers stay.
  const renewal = await import('./renew.ts').catch(() => undefined);
  if (renewal) await ignoreCallErrors(renewal.renew(locale));
};
