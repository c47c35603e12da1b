import { atom } from 'nanostores';
import type { WireLanguage } from '../../../contract/fields.ts';
import type { Announcement } from '../../../contract/types.ts';
import { cached, cacheTtlMs } from '../../../lib/cache.ts';
import { merchantCode } from '../../site/stores/merchant.ts';
import { announcements } from '../api/content.ts';

/** Announcements of the home group: banners, lobby news, popups, help (R068, A26); null until loaded. */
export const $announcements = atom<readonly Announcement[] | null>(null);

/** Language requested last; responses in another one are ignored. */
let requestedLanguage = '';
let asked: { readonly in: string; readonly reply: Promise<readonly Announcement[]> } | null = null;

/** Loads them, or uses the cached ones (A82); simultaneous callers share one request. Throws CallError. */
export const loadAnnouncements = (language: WireLanguage): Promise<readonly Announcement[]> => {
  requestedLanguage = language;
  if (asked?.in === language) return asked.reply;
  const merchant = merchantCode();
  const reply = cached('announcements', `${language} ${merchant}`, cacheTtlMs.short, async () => {
    const { content } = await announcements({
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      merchantCode: merchant,
      language,
    });
    return content;
  });
  asked = { in: language, reply };
  return reply
    .then((list) => {
      if (requestedLanguage === language) $announcements.set(list);
      return list;
    })
    .finally(() => {
      if (asked?.reply === reply) asked = null;
    });
};
