import { agentType } from '../../../src/features/account/model/roles.ts';
import { Random, seedOf } from '../../core/random.ts';
import type { World } from '../../core/world.ts';
import { noteLogin } from '../account/rules/logins.ts';
import { blankMember, type Member, memberByAccount, member as members } from '../account/rules/members.ts';
import { agentRates, rateStep, ratesOf } from '../agent/rules/agent-rates.ts';
import { directsOf } from '../agent/rules/team.ts';
import { deposited } from '../cashier/seed/money-steps.ts';
import { shelvesOf, sitting } from '../games/seed/sittings.ts';

const day = 86_400_000;

/** For every agent of the level above: how many of each kind it brings. Together five thousand. */
const levels = [
  { agents: 20, players: 30 },
  { agents: 5, players: 5 },
  { agents: 3, players: 4 },
  { agents: 1, players: 3 },
  { agents: 0.5, players: 3 },
  { agents: 0, players: 12 },
] as const;

const names =
  'amihan bituin carding dalisay efren felisa gloria habagat isko jepoy kidlat ligaya maring nardo orly pilar quino rosing selya tala ulan vilma waray yoyong zeny'.split(
    ' ',
  );

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Half a step less in every category than the agent above has. */
const lesserRates = (world: World, agent: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(ratesOf(world.state, agent)).map(([category, rate]) => [
      category,
      Math.max(0, Math.round(rate / rateStep - 1)) * rateStep,
    ]),
  );

/** Gives agent01 a team of five thousand in place of the one it has. */
export const growTeam = (world: World): void => {
  const { state } = world;
  const top = memberByAccount(state, 'agent01');
  if (!top) return;
  for (const it of directsOf(state, top.id)) state.put(members, { ...it, upline: null });
  const random = new Random(seedOf('large team'));
  let made = 0;
  const recruit = (upline: string, type: number): Member => {
    made += 1;
    const name = random.pick(names);
    const member: Member = {
      ...blankMember,
      id: String(300_000 + made),
      account: `${name}${made}`,
      nickname: random.chance(0.7) ? `${title(name)} ${title(random.pick(names))}` : '',
      type,
      password: top.password,
      registeredAt: world.now() - random.int(0, 400) * day - random.int(0, day / 2),
      upline,
    };
    state.put(members, member);
    if (type === agentType) state.put(agentRates, { id: member.id, rates: lesserRates(world, upline) });
    return member;
  };
  const shelves = shelvesOf(world);
  const playToday = ({ id }: Member): void => {
    noteLogin(world, id);
    const at = world.now();
    deposited(id, { at, channel: 'gateway', bankId: 'GCASH', pesos: random.int(2, 20) * 100 }).run(world);
    const category = random.pick(['RNG', 'LIVE', 'FISH'] as const);
    for (const { run } of sitting(shelves, random, id, { at, category, rounds: 2 })) run(world);
  };
  let agents = [top];
  for (const { agents: share, players } of levels) {
    const below: Member[] = [];
    for (const [nth, { id }] of agents.entries()) {
      const brought = share < 1 ? Number(share > 0 && nth % 2 === 0) : share;
      for (let at = 0; at < brought; at += 1) below.push(recruit(id, agentType));
      for (let at = 0; at < players; at += 1) {
        const player = recruit(id, 0);
        if (made % 6 === 0) playToday(player);
      }
    }
    agents = below;
  }
};
