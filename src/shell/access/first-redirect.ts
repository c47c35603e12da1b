import { dataset, root } from '#lib/browser/root.ts';
import type { StorageKey } from '#lib/storage/keys.ts';
import { addressPrefix } from '../language/redirect-to-chosen-language.ts';
import { readPageRule } from './page-rule.ts';
import { type RedirectPaths, redirectFor, type Visitor } from './redirect-for.ts';

declare const TARGETS: RedirectPaths;

/**
 * Redirects a visitor who may not see the page; for the head script. Returns whether the page is left, now or unless
 * another tab has a session.
 */
export const redirectFirst = (visitor: Visitor): boolean => {
  const pageRule = readPageRule();
  const refused = redirectFor(pageRule, visitor, TARGETS);
  if (!refused) return false;
  try {
    if (refused.reason) sessionStorage.setItem('ACCESS_TEXT' satisfies StorageKey<'session'>, refused.reason);
  } catch {}
  // Hides the page while the redirect is loading.
  root.hidden = true;
  const isPublic = pageRule.access === 'anyone';
  // Public pages restore the language themselves.
  const to = (isPublic ? '' : addressPrefix) + refused.to;
  // Another tab may have a session; `start/member-body.ts` redirects otherwise.
  if (isPublic || visitor.session) location.replace(to);
  else dataset.redirect = to;
  return true;
};
