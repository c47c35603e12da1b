import { helpCenter } from '../../api/content.ts';
import { CallAborted, CallError } from '../../api/errors.ts';
import { helpDigest } from '../../domain/digest.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $locale } from '../../i18n/page-locale.ts';
import { merchantCode } from '../../stores/merchant.ts';
import { help } from './topics.ts';

let asked = '';

const renew = async (): Promise<void> => {
  const locale = $locale.get();
  if (!help || locale === asked) return;
  asked = locale;
  try {
    const items = await helpCenter({ merchantCode: merchantCode(), language: wireLanguage(locale) });
    if ($locale.get() !== locale) return;
    const digest = helpDigest(items);
    if (help.dataset.digest === digest) return;
    help.dataset.digest = digest;
    (await import('./show.ts')).show(items);
  } catch (error) {
    // The built answers stay; they are complete by themselves.
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  }
};

/** Follows what the server says, now and in another language. */
export const startRenewal = (): void => {
  $locale.listen(() => void renew());
  void renew();
};
