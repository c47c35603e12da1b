import * as rows from '../../../src/contract/rows/account/trial.ts';
import { trialType } from '../../../src/domain/account/roles.ts';
import { startOfDay } from '../../engine/clock.ts';
import { move } from '../../engine/ledger.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import { handle } from '../../pipeline/handle.ts';
import { arrivalOf } from '../../rules/account/arrivals.ts';
import { refuseOtherSites } from '../../rules/account/login-guard.ts';
import { member, memberByAccount } from '../../rules/account/members.ts';
import { freeName, openAccount } from '../../rules/account/new-member.ts';
import { startSession } from '../../rules/account/sessions.ts';
import { flag } from '../../rules/site/flags.ts';

/** Play money that a trial account starts with. */
const stake = 200_000;

const madeToday = (world: World): number => {
  const today = startOfDay(world.now());
  return world.state.all(member).filter((it) => it.type === trialType && it.registeredAt >= today).length;
};

const trialsLeft = (world: World): number => Math.max(0, flag(world.state, 'TRIALS_A_DAY') - madeToday(world));

export const trialHandlers = [
  handle(rows.trialUser, ({ world, flag }) => {
    flag('TRIALS_A_DAY');
    return { userName: freeName(world, 'subok'), trialCount: trialsLeft(world) };
  }),

  handle(rows.freePlay, ({ world, body, headers }) => {
    if (trialsLeft(world) === 0) throw new Refusal('permission.denied', { why: 'no trial accounts are left today' });
    const account = body.userName ?? freeName(world, 'subok');
    refuseOtherSites(world, { account, type: trialType, staff: false });
    if (!/^subok\d{6}$/.test(account) || memberByAccount(world.state, account)) throw new Refusal('username.taken');
    const made = openAccount(world, { account, type: trialType });
    move(world, { from: 'play', to: `member:${made.id}`, centavos: stake, type: 'opening' });
    const { id: token } = startSession(world, made, { arrival: arrivalOf(world, headers), way: 'trial' });
    return body.userName === undefined ? { token } : { token, userName: account, customerType: trialType };
  }),
];
