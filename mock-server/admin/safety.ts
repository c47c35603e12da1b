import { Router } from 'express';
import * as z from 'zod';
import { limitList } from '#contract/safety/safety-terms.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { toMajor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { closureOf, putClosure } from '#sim/features/account/rules/account-closure.ts';
import { approveIdentity, membersUnderReview, openReviewOf } from '#sim/features/account/rules/identity-review.ts';
import { accountNameOf, type Member } from '#sim/features/account/rules/members.ts';
import { endOtherSessions, openSessions } from '#sim/features/account/rules/sessions.ts';
import { authenticatorOf, codeAt } from '#sim/features/safety/rules/authenticators.ts';
import { closeAccount, confirmExclusion, reopenAccount } from '#sim/features/safety/rules/close-account.ts';
import { limitStatus } from '#sim/features/safety/rules/limits.ts';
import { passkeysOf } from '#sim/features/safety/rules/passkeys.ts';
import { playSessionOf, playSessionTotals, startPlaySessionBefore } from '#sim/features/safety/rules/play-sessions.ts';
import { realityCheckDueAt } from '#sim/features/safety/rules/reality-check.ts';
import { recoveryCodesLeft } from '#sim/features/safety/rules/recovery-codes.ts';
import {
  changeSettings,
  makeChangesConfirmable,
  settingsOf,
  toWireUnits,
} from '#sim/features/safety/rules/safety-settings.ts';
import { disableTwoSteps, twoStepsEndAt } from '#sim/features/safety/rules/two-steps.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { memberNamed } from './member-named.ts';
import { parseInput, worldOf } from './parse-input.ts';

const limitsOf = (world: World, memberId: string) =>
  limitList.flatMap(([kind, period]) => {
    const { amount, left, pending } = limitStatus(world.state, memberId, kind, period, world.now());
    if (amount === null && !pending) return [];
    const wire = (units: number | null) => (units === null ? null : toWireUnits(kind, units));
    return [
      {
        kind,
        period,
        amount: wire(amount),
        left: wire(left),
        pending: pending && { amount: wire(pending.amount), readyAt: pending.readyAt },
      },
    ];
  });

/** Returns the oldest undecided identity review of a member, with the account that has the same name and birthday. */
const reviewOf = (world: World, id: string) => {
  const found = openReviewOf(world.state, id);
  return found ? { openedAt: found.openedAt, closedAccount: accountNameOf(world.state, found.closedMember) } : null;
};

/** Returns the protection of a member, with the current code of the authenticator app, which only testers may see. */
const safetyOf = (world: World, { id }: Member) => {
  const { state } = world;
  const now = world.now();
  const playSession = playSessionOf(state, id, now);
  const sums = playSession && playSessionTotals(state, playSession);
  const app = authenticatorOf(state, id);
  return {
    limits: limitsOf(world, id),
    realityCheck: settingsOf(state, id).realityCheck,
    sitting:
      (playSession &&
        sums && {
          startedAt: playSession.startedAt,
          checkAt: realityCheckDueAt(state, playSession),
          staked: toMajor(sums.staked),
          won: toMajor(sums.won),
        }) ??
      null,
    closure: closureOf(state, id, now) ?? null,
    review: reviewOf(world, id),
    reviews: membersUnderReview(state).map((id) => accountNameOf(world.state, id)),
    sessions: openSessions(state, id).map(({ name, method: way, twoSteps, startedAt, usedAt }) => ({
      name,
      way,
      twoSteps,
      startedAt,
      usedAt,
    })),
    app:
      (app && {
        since: app.since,
        code: codeAt(app.secret, now),
        recoveryCodes: recoveryCodesLeft(state, id),
        endsAt: twoStepsEndAt(world, id),
      }) ??
      null,
    passkeys: passkeysOf(state, id).map(({ name }) => name),
  };
};

/** Protection of a member; amounts in major units, session lengths in minutes. */
export type MemberSafety = ReturnType<typeof safetyOf>;

/** Changes of a member's protection that a tester can make, effective immediately. */
const actions = {
  'check-now': (world, id) => startPlaySessionBefore(world, id, settingsOf(world.state, id).realityCheck * minuteMs),
  'limits-ready': makeChangesConfirmable,
  'no-limits': (world, id) => changeSettings(world, id, { limits: {} }),
  'time-out': (world, id) => void closeAccount(world, id, { kind: 'timeOut', hours: 24 }),
  exclude: (world, id) => void closeAccount(world, id, { kind: 'exclusion', months: 6 }),
  'closure-ends': (world, id) => {
    const found = closureOf(world.state, id, world.now());
    if (found) putClosure(world, { ...found, endsAt: world.now() + minuteMs });
  },
  open: reopenAccount,
  'approve-identity': (world, id) => {
    const found = openReviewOf(world.state, id);
    if (!found) throw new AdminError(409, 'No identity review', 'This member has no open identity review.');
    approveIdentity(world, found);
  },
  'confirm-exclusion': (world, id) => {
    if (!openReviewOf(world.state, id))
      throw new AdminError(409, 'No identity review', 'This member has no open identity review.');
    confirmExclusion(world, id);
  },
  'no-two-steps': (world, id) => {
    if (authenticatorOf(world.state, id)) disableTwoSteps(world, id);
  },
  'end-sessions': (world, id) => {
    endOtherSessions(world, id, undefined);
  },
} satisfies Record<string, (world: World, member: string) => void>;

type SafetyAction = keyof typeof actions;

export const safetyInput = z.strictObject({
  wish: z.enum(Object.keys(actions) as [SafetyAction, ...SafetyAction[]]).describe('Change, which applies at once.'),
});

/** Serves `/worlds/:world/members/:account/safety`: returns and changes the protection of a member. */
export const safetyCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();
  const path = '/worlds/:world/members/:account/safety';

  router.get(path, (request, response) => {
    const world = worldOf(worlds, request);
    response.json(safetyOf(world, memberNamed(world.state, String(request.params.account))));
  });

  router.post(path, (request, response) => {
    const world = worldOf(worlds, request);
    const owner = memberNamed(world.state, String(request.params.account));
    const { wish } = parseInput(safetyInput, request.body);
    world.transact(() => actions[wish](world, owner.id));
    response.json(safetyOf(world, owner));
  });

  return router;
};
