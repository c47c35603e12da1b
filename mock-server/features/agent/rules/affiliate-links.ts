import { isAgentHome } from '#features/account/model/roles.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { affiliateCodeOf } from '#sim/features/account/rules/new-member.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { agentRates, checkRates, type Rates, ratesOf } from './agent-rates.ts';

/** A link for registrations below an agent; the id is its code. */
export interface AffiliateLink extends Doc {
  readonly member: string;
  readonly kind: 'agent' | 'player';
  /** Rates of members who register through it. */
  readonly rates: Rates;
  /** Number of registrations through it. */
  readonly registered: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

/** The link through which a member registered; the id is the member's. */
interface LinkRegistration extends Doc {
  readonly link: string;
}

const affiliateLinks = collection<AffiliateLink>()('affiliate-link', { member: (it) => it.member });

const linkRegistrations = collection<LinkRegistration>()('arrival', { link: (it) => it.link });

/** Maximum number of active links per agent, including the default link. */
const maxLinks = 20;

/** Returns the default link that every agent has; it is for players and has no rates. */
const defaultLink = (state: State, agent: Member): AffiliateLink => {
  const id = affiliateCodeOf(agent);
  return (
    state.get(affiliateLinks, id) ?? {
      id,
      member: agent.id,
      kind: 'player',
      rates: {},
      registered: 0,
      createdAt: agent.registeredAt,
      endedAt: null,
    }
  );
};

/** Returns an agent's links: the default link, then the others, the latest first. */
export const linksOf = (state: State, agent: Member): AffiliateLink[] => {
  const permanent = defaultLink(state, agent);
  const createdLinks = state.by(affiliateLinks, 'member', agent.id).filter(({ id }) => id !== permanent.id);
  return [permanent, ...createdLinks.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))];
};

/** Creates a link. Throws `limit.reached`, and like `checkRates`. */
export const makeLink = (world: World, agent: Member, of: AffiliateLink['kind'], rates: Rates): AffiliateLink => {
  checkRates(rates, ratesOf(world.state, agent.id));
  if (linksOf(world.state, agent).filter(({ endedAt }) => endedAt === null).length >= maxLinks)
    throw new Refusal('limit.reached', { value: { links: maxLinks } });
  const id = `AF${world.random.hex(6).toUpperCase()}`;
  const newLink: AffiliateLink = {
    id,
    member: agent.id,
    kind: of,
    rates,
    registered: 0,
    createdAt: world.now(),
    endedAt: null,
  };
  world.state.put(affiliateLinks, newLink);
  return newLink;
};

/** Ends a link. Throws `resource.unknown`, and `request.conflict` for the default link and for an ended one. */
export const endLink = (world: World, agent: Member, id: string): AffiliateLink => {
  const found = linksOf(world.state, agent).find((it) => it.id === id);
  if (!found) throw new Refusal('resource.unknown', { why: `${agent.account} has no link ${id}` });
  if (found.endedAt !== null || id === affiliateCodeOf(agent))
    throw new Refusal('request.conflict', { why: found.endedAt === null ? 'it is the permanent one' : 'it has ended' });
  const ended: AffiliateLink = { ...found, endedAt: world.now() };
  world.state.put(affiliateLinks, ended);
  return ended;
};

/**
 * Returns how many of the members who registered through a link have deposited, and their settled stakes in minor units.
 */
export const linkFigures = (state: State, { id }: AffiliateLink) => {
  const members = state.by(linkRegistrations, 'link', id).map((it) => it.id);
  const staked = members.flatMap((member) => state.by(bets, 'member', member).filter(({ play }) => !play));
  return {
    depositors: members.filter((it) => depositsOf(state, it).some(({ status }) => status === 'approved')).length,
    stake: staked.reduce((sum, { stake, state: of }) => sum + (of === 'settled' ? stake : 0), 0),
  };
};

/**
 * Returns the active link of an affiliate code and its agent; undefined for an unknown or ended link, and when its
 * member is disabled or no longer an agent.
 */
export const linkByCode = (state: State, code: string): { link: AffiliateLink; agent: Member } | undefined => {
  const id = code.toUpperCase();
  const owner = state.get(affiliateLinks, id)?.member ?? /^AG(\d+)$/.exec(id)?.[1] ?? '';
  const agent = state.get(members, owner);
  if (!agent || agent.disabled || agent.staff || !isAgentHome(agent.type)) return undefined;
  const link = state.get(affiliateLinks, id) ?? defaultLink(state, agent);
  return link.endedAt === null ? { link, agent } : undefined;
};

/** Counts a registration through a link, and sets the promised rates, capped at the current rates of the agent. */
export const applyAffiliateLink = (world: World, link: AffiliateLink, member: Member): void => {
  world.state.put(affiliateLinks, { ...link, registered: link.registered + 1 });
  world.state.put(linkRegistrations, { id: member.id, link: link.id });
  const ownRates = ratesOf(world.state, link.member);
  const rates = Object.entries(link.rates).map(([category, rate]) => [
    category,
    Math.min(rate, ownRates[category] ?? 0),
  ]);
  if (rates.length > 0) world.state.put(agentRates, { id: member.id, rates: Object.fromEntries(rates) });
};
