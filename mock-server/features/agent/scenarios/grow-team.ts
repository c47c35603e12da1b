import { agentType } from '#features/account/model/roles.ts';
import { dayMs } from '#lib/dates/units.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';
import { recordLoginDay } from '#sim/features/account/rules/login-days.ts';
import { type Member, memberByAccount, memberDefaults, members } from '#sim/features/account/rules/members.ts';
import { directMembersOf } from '#sim/features/account/rules/team.ts';
import { sampleWallet } from '#sim/features/cashier/rules/sample-payment.ts';
import { seededDeposit } from '#sim/features/cashier/seed/seeded-transactions.ts';
import { gamesByCategory, seededPlaySession } from '#sim/features/seed/seeded-play.ts';
import { agentRates, reducedRates } from '../rules/agent-rates.ts';

/** Recruits of each agent of the level above; about 5,000 members in total. */
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

/** Replaces the team of agent01 with one of about 5,000 members. */
export const growTeam = (world: World): void => {
  const { state } = world;
  const top = memberByAccount(state, 'agent01');
  if (!top) return;
  for (const it of directMembersOf(state, top.id)) state.put(members, { ...it, upline: null });
  const random = new Random(seedOf('large team'));
  let created = 0;
  const recruit = (upline: string, type: number): Member => {
    created += 1;
    const name = random.pick(names);
    const member: Member = {
      ...memberDefaults,
      id: String(300_000 + created),
      account: `${name}${created}`,
      nickname: random.chance(0.7) ? `${title(name)} ${title(random.pick(names))}` : '',
      type,
      password: top.password,
      registeredAt: world.now() - random.int(0, 400) * dayMs - random.int(0, dayMs / 2),
      upline,
    };
    state.put(members, member);
    if (type === agentType) state.put(agentRates, { id: member.id, rates: reducedRates(state, upline) });
    return member;
  };
  const byCategory = gamesByCategory(world);
  const playToday = ({ id }: Member): void => {
    recordLoginDay(world, id);
    const at = world.now();
    seededDeposit(id, {
      at,
      ...sampleWallet,
      major: random.int(2, 20) * 100,
    }).run(world);
    const category = random.pick(['RNG', 'LIVE', 'FISH'] as const);
    for (const { run } of seededPlaySession(byCategory, random, id, { at, category, rounds: 2 })) run(world);
  };
  let agents = [top];
  for (const { agents: ratio, players } of levels) {
    const below: Member[] = [];
    for (const [nth, { id }] of agents.entries()) {
      const recruited = ratio < 1 ? Number(ratio > 0 && nth % 2 === 0) : ratio;
      for (let at = 0; at < recruited; at += 1) below.push(recruit(id, agentType));
      for (let at = 0; at < players; at += 1) {
        const player = recruit(id, 0);
        if (created % 6 === 0) playToday(player);
      }
    }
    agents = below;
  }
};
