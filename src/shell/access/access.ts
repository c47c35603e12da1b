import type { Flags } from '../../contract/flags.ts';
import { isAgentHome, trialType } from '../../features/account/model/roles.ts';
import { loginPath } from '../../lib/links.ts';
import type { Gate, Route } from '../../routes.ts';

/** Why a visitor is led elsewhere, when that needs a word. */
export type AccessText = 'free_reject' | 'permissionDenied';

export interface Refusal {
  readonly to: string;
  readonly text?: AccessText;
}

const barredToTrial =
  /^\/m\/(agent|c(hangePsw|losed)|feedback|gameRecord|inviteFriends|leaderBoard|m(ember\/|essage|ine)|profitandloss|redRain|rewardCenter|s(e(curity|t$)|tatement)|team|transaction|upLine|vou|webEmail|withdraw)/;

/** Whether a page is closed to trial members (A24); the table of routes in short, which no page has to carry. */
export const isBarredToTrial = (path: string): boolean => barredToTrial.test(path);

type Switches = Partial<Flags> & Partial<Record<Gate, boolean>>;

/**
 * Where a visitor of a page is led instead (A84, A24, R218–R223); null to stay. `here` is the page's address.
 * `shell/start/boot.js` applies the same rule before the first paint; a test compares the two.
 */
export const refusalOf = (
  { access, gate }: Pick<Route, 'access' | 'gate'>,
  session: { readonly type: unknown } | null,
  switches: Switches,
  here: string,
): Refusal | null => {
  if (access === 'anyone') return null;
  if (session?.type === trialType && access !== 'session-or-login') return { to: '/m/home', text: 'free_reject' };
  if (!session) {
    if (access.endsWith('-or-home')) return { to: '/m/home' };
    if (access.endsWith('-or-login')) return { to: loginPath(here) };
    return null;
  }
  if (access.startsWith('agent') && !isAgentHome(session.type)) return { to: '/m/home' };
  if (gate && switches[gate] === false) return { to: '/m/mine', text: 'permissionDenied' };
  return null;
};
