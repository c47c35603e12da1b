import { isAgentHome } from '../../../src/domain/account/roles.ts';
import { type Doc, kind } from '../../engine/collection.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { type Member, member as members } from '../account/members.ts';
import { affiliateCodeOf } from '../account/new-member.ts';
import { agentRates, checkRates, type Rates, ratesOf } from './agent-rates.ts';

/** A link under which others register below an agent (R257); the id is its code. */
export interface AffiliateLink extends Doc {
  readonly member: string;
  readonly kind: 'agent' | 'player';
  /** What those who come by it get. */
  readonly rates: Rates;
  /** How many came by it. */
  readonly registered: number;
  readonly createdAt: number;
}

export const affiliateLink = kind<AffiliateLink>().named('affiliate-link', { member: (it) => it.member });

/** Links of one agent, the standing one included. */
const most = 20;

/** The link every agent has from the start: for players, without rates. */
const standingLink = (state: State, agent: Member): AffiliateLink => {
  const id = affiliateCodeOf(agent);
  return (
    state.get(affiliateLink, id) ?? {
      id,
      member: agent.id,
      kind: 'player',
      rates: {},
      registered: 0,
      createdAt: agent.registeredAt,
    }
  );
};

/** An agent's links, the standing one first, then the latest first. */
export const linksOf = (state: State, agent: Member): AffiliateLink[] => {
  const standing = standingLink(state, agent);
  const made = state.by(affiliateLink, 'member', agent.id).filter(({ id }) => id !== standing.id);
  return [standing, ...made.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))];
};

/** Throws `limit.reached`, and as `checkRates` does. */
export const makeLink = (world: World, agent: Member, of: AffiliateLink['kind'], rates: Rates): AffiliateLink => {
  checkRates(rates, ratesOf(world.state, agent.id));
  if (linksOf(world.state, agent).length >= most) throw new Refusal('limit.reached', { value: { links: most } });
  const id = `AF${world.random.hex(6).toUpperCase()}`;
  const made: AffiliateLink = { id, member: agent.id, kind: of, rates, registered: 0, createdAt: world.now() };
  world.state.put(affiliateLink, made);
  return made;
};

/** The link behind an affiliate code, and its agent; undefined when nobody's or when the agent is none any more. */
export const linkByCode = (state: State, code: string): { link: AffiliateLink; agent: Member } | undefined => {
  const id = code.toUpperCase();
  const owner = state.get(affiliateLink, id)?.member ?? /^AG(\d+)$/.exec(id)?.[1] ?? '';
  const agent = state.get(members, owner);
  if (!agent || agent.staff || !isAgentHome(agent.type)) return undefined;
  return { link: state.get(affiliateLink, id) ?? standingLink(state, agent), agent };
};

/**
 * Counts a member who came by a link, and gives the rates that it promised; of those that its agent has lost since,
 * what the agent still has.
 */
export const welcomeByLink = (world: World, link: AffiliateLink, member: Member): void => {
  world.state.put(affiliateLink, { ...link, registered: link.registered + 1 });
  const most = ratesOf(world.state, link.member);
  const rates = Object.entries(link.rates).map(([category, rate]) => [category, Math.min(rate, most[category] ?? 0)]);
  if (rates.length > 0) world.state.put(agentRates, { id: member.id, rates: Object.fromEntries(rates) });
};
