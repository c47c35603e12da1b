import { brand } from '#brands/current.ts';
import { trialType } from '#features/account/model/roles.ts';
import { nearestNames } from '#sim/core/nearest.ts';
import type { PlainReply } from '#sim/core/plain-reply.ts';
import type { World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { startSession } from '#sim/features/account/rules/sessions.ts';
import { applyScenarios, ScenarioConflict } from '#sim/features/apply-scenarios.ts';
import { scenarios } from '#sim/features/scenarios.ts';
import { problemReply } from '#sim/http/problem.ts';

const problem = (status: number, title: string, detail: string): PlainReply => problemReply({ status, title, detail });

/** Returns the session of a member as pages store it. */
const sessionOf = (world: World, account: string) => {
  const [member] = world.state.by(members, 'account', account);
  if (!member || member.staff || member.disabled) return undefined;
  return {
    token: world.transact(() => startSession(world, member, null)).id,
    userName: member.account,
    type: member.type,
    firstTimeLogin: member.firstTimeLogin,
    merchantCode: member.type === trialType ? brand.trialMerchantCode : brand.merchantCode,
  };
};

/**
 * Puts a world into the state that a link names: fresh, with each `scenario` of the query, and a session of the account
 * `as`. The reply holds that session or null; it is a problem for an unknown name. An unknown scenario changes nothing.
 */
export const openLink = (worlds: Worlds, name: string, query: URLSearchParams): PlainReply => {
  const wanted = query.getAll('scenario');
  const unknown = wanted.find((it) => !scenarios.has(it));
  if (unknown !== undefined) {
    const nearest = nearestNames(unknown, scenarios.keys()).join(', ');
    return problem(404, 'Unknown scenario', `Unknown scenario: ${unknown}. Nearest: ${nearest}.`);
  }
  const world = worlds.reset(name);
  try {
    applyScenarios(
      world,
      wanted.flatMap((it) => scenarios.get(it) ?? []),
    );
  } catch (error) {
    if (error instanceof ScenarioConflict) return problem(409, 'Conflict', error.message);
    throw error;
  }
  const account = query.get('as');
  const session = account === null ? null : sessionOf(world, account);
  if (session === undefined) return problem(404, 'Unknown member', `No member "${account}" can log in.`);
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ session }),
  };
};
