import { root } from '#lib/browser/root.ts';
import type { StorageKey } from '#lib/storage/keys.ts';
import { isFilipinoAddress } from '../language/redirect-to-filipino.ts';
import { readPageRule } from './page-rule.ts';
import { type RedirectPaths, redirectFor, type Visitor } from './redirect-for.ts';

declare const TARGETS: RedirectPaths;

/** Redirects a visitor who may not see the page; for the head script. Returns whether it does. */
export const redirectFirst = (visitor: Visitor): boolean => {
  const pageRule = readPageRule();
  const refused = redirectFor(pageRule, visitor, TARGETS);
  if (!refused) return false;
  try {
    if (refused.reason) sessionStorage.setItem('ACCESS_TEXT' satisfies StorageKey<'session'>, refused.reason);
  } catch {}
  // Hides the page while the redirect is loading.
  root.hidden = true;
  // Public pages restore the language themselves.
  location.replace((pageRule.access !== 'anyone' && isFilipinoAddress ? '/ty' : '') + refused.to);
  return true;
};
