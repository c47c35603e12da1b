import { isAgentHome, trialType } from '#features/account/model/roles.ts';
import type { paths } from '#paths.ts';
import type { Gate, Route } from '#routes.ts';

/** Reason of a redirect that the next page shows as a message. */
export type RedirectReason = 'free_reject' | 'permissionDenied';

export interface Redirect {
  readonly to: string;
  readonly reason?: RedirectReason;
}

/** Access rule of a page, from the attributes of its `<html>`, and its address without the language. */
export interface PageRule extends Pick<Route, 'access'> {
  readonly gate?: Gate | undefined;
  readonly whenClosed: boolean;
  readonly whenRestricted: boolean;
  readonly path: string;
  readonly search: string;
}

/** Reasons for which the whole site is closed. */
export interface SiteState {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** State that determines whether a visitor may stay on a page. */
export interface Visitor extends SiteState {
  readonly session: { readonly type: unknown; readonly closed?: boolean } | null;
  /** Flags and promotions by name; only `false` closes a page. */
  readonly switches: Readonly<Partial<Record<Gate, boolean>>>;
}

/** Targets of redirects. The head script is built with only these paths. */
export type RedirectPaths = Pick<
  typeof paths,
  'home' | 'login' | 'memberCentre' | 'closed' | 'maintenance' | 'ipLimit'
>;

/** Returns the screen that replaces the page while the site is closed: maintenance before region. */
const siteScreen = ({ whenRestricted, path }: PageRule, site: SiteState, targets: RedirectPaths): string | null => {
  if (site.maintenance) return targets.maintenance;
  return site.regionRestriction && (!whenRestricted || path === targets.ipLimit) ? targets.ipLimit : null;
};

/**
 * Returns where a visitor is sent when settings arrive, null to stay. The screens of a closed site redirect home once the
 * site is open again.
 */
export const settingsRedirect = (page: PageRule, site: SiteState, targets: RedirectPaths): string | null => {
  const screen = siteScreen(page, site, targets);
  if (screen) return screen === page.path ? null : screen;
  return page.path === targets.maintenance || page.path === targets.ipLimit ? targets.home : null;
};

/** Returns the redirect that a closed site or a closed account causes on any page; null to stay. */
export const closureRedirect = (page: PageRule, visitor: Visitor, targets: RedirectPaths): Redirect | null => {
  const screen = siteScreen(page, visitor, targets);
  if (screen) return screen === page.path ? null : { to: screen };
  return visitor.session?.closed && !page.whenClosed ? { to: targets.closed } : null;
};

/** Returns whether a page is closed to free-trial members. */
export const isClosedToTrial = ({ access }: Pick<Route, 'access'>): boolean =>
  access !== 'anyone' && access !== 'session-or-login';

/** Returns where a visitor of a page is sent instead, and why; null to stay. Pure. */
export const redirectFor = (page: PageRule, visitor: Visitor, targets: RedirectPaths): Redirect | null => {
  const closure = closureRedirect(page, visitor, targets);
  const { access, gate } = page;
  const { session, switches } = visitor;
  if (closure) return closure;
  const byGate = (to: string): Redirect | null =>
    gate && switches[gate] === false ? { to, reason: 'permissionDenied' } : null;
  if (access === 'anyone') return byGate(targets.home);
  if (session?.type === trialType && isClosedToTrial(page)) return { to: targets.home, reason: 'free_reject' };
  if (!session) {
    if (access.endsWith('-or-home')) return { to: targets.home };
    if (access === 'not-trial') return null;
    return { to: `${targets.login}?redirect=${encodeURIComponent(page.path + page.search)}` };
  }
  if (access.startsWith('agent') && !isAgentHome(session.type)) return { to: targets.home };
  return byGate(targets.memberCentre);
};
