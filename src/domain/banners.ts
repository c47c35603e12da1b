import { ownPath } from './links.ts';

/** Where a banner leads (A30): own pages in the same tab, https in a new one; null = not clickable. */
export const bannerTarget = (action: string | null): { readonly href: string; readonly outside: boolean } | null => {
  const own = ownPath(action);
  if (own) return { href: own, outside: false };
  if (!action || !URL.canParse(action) || new URL(action).protocol !== 'https:') return null;
  return { href: action, outside: true };
};
