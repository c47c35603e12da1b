import { atom } from 'nanostores';
import type { WireLanguage } from '#contract/fields.ts';
import type { Announcement } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { cached, cacheTtlMs } from '#lib/cache.ts';
import { announcements } from '../api/content.ts';

/** Announcements of the home group: banners, lobby news, popups, help; null until loaded. */
export const $announcements = atom<readonly Announcement[] | null>(null);

/** Language requested last; responses in another one are ignored. */
let requestedLanguage = '';
let pending: { readonly in: string; readonly reply: Promise<readonly Announcement[]> } | null = null;

/** Loads them, or uses the cached ones; simultaneous callers share one request. Throws CallError. */
export const loadAnnouncements = (language: WireLanguage): Promise<readonly Announcement[]> => {
  requestedLanguage = language;
  if (pending?.in === language) return pending.reply;
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
  pending = { in: language, reply };
  return reply
    .then((list) => {
      if (requestedLanguage === language) $announcements.set(list);
      return list;
    })
    .finally(() => {
      if (pending?.reply === reply) pending = null;
    });
};
