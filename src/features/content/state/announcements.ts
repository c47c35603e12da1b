import { atom } from 'nanostores';
import type { WireLanguage } from '#contract/fields.ts';
import type { Announcement } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { cached, cacheTtlMs } from '#lib/cache.ts';
import { announcements } from '../api/content.ts';

/** Announcements of the home group: banners, lobby news, popups, help; null until loaded. */
export const $announcements = atom<readonly Announcement[] | null>(null);

/** Language and account requested last; other responses are ignored. */
let requested = '';
let pending: { readonly scope: string; readonly reply: Promise<readonly Announcement[]> } | null = null;

/**
 * Loads them, or uses the cached ones of this account, because new members receive their own; simultaneous callers share
 * one request. Throws CallError.
 */
export const loadAnnouncements = (language: WireLanguage, account?: string): Promise<readonly Announcement[]> => {
  const merchant = merchantCode();
  const scope = `${language} ${merchant} ${account ?? ''}`;
  requested = scope;
  if (pending?.scope === scope) return pending.reply;
  const reply = cached('announcements', scope, cacheTtlMs.short, async () => {
    const { content } = await announcements({
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      merchantCode: merchant,
      language,
    });
    return content;
  });
  pending = { scope, reply };
  return reply
    .then((list) => {
      if (requested === scope) $announcements.set(list);
      return list;
    })
    .finally(() => {
      if (pending?.reply === reply) pending = null;
    });
};
