import * as endpoints from '#contract/safety/limits.ts';
import { limitList } from '#contract/safety/safety-terms.ts';
import type { Value } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { handle } from '#sim/features/handler.ts';
import { confirmIdentity } from '../rules/confirm-identity.ts';
import { limitStatus } from '../rules/limits.ts';
import { playSessionEndsAt, playSessionOf, playSessionTotals } from '../rules/play-sessions.ts';
import { acknowledgeRealityCheck, realityCheckDueAt, setRealityCheckInterval } from '../rules/reality-check.ts';
import {
  cancelLimitChange,
  changeSettings,
  confirmLimit,
  setLimit,
  settingsOf,
  toWireUnits,
} from '../rules/safety-settings.ts';

const wireLimits = (world: World, memberId: string): Value<'ownLimits'> => {
  const { realityCheck, asked } = settingsOf(world.state, memberId);
  const limits = limitList.map(([kind, period]) => {
    const { amount, used, left, resetsAt, pending } = limitStatus(world.state, memberId, kind, period, world.now());
    const wire = (units: number | null) => units && toWireUnits(kind, units);
    return {
      kind,
      period,
      amount: wire(amount),
      used: toWireUnits(kind, used),
      left: wire(left),
      resetsAt,
      pending: pending && { amount: wire(pending.amount), readyAt: pending.readyAt, endsAt: pending.endsAt },
    };
  });
  return { limits, realityCheck, asked };
};

const wirePlaySession = (world: World, memberId: string): Value<'sitting'> => {
  const now = world.now();
  const current = playSessionOf(world.state, memberId, now);
  if (!current) return null;
  const { staked, won } = playSessionTotals(world.state, current);
  return {
    startedAt: current.startedAt,
    staked: toMajor(staked),
    won: toMajor(won),
    net: toMajor(won - staked),
    checkAt: realityCheckDueAt(world.state, current),
    endsAt: playSessionEndsAt(world.state, current, now),
  };
};

export const limitHandlers = [
  handle(endpoints.ownLimits, ({ world, member }) => wireLimits(world, member.id)),

  handle(endpoints.setLimit, ({ world, member, body }) => {
    setLimit(world, member.id, body.kind, body.period, body.amount);
    return wireLimits(world, member.id);
  }),

  handle(endpoints.confirmLimit, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'safety');
    confirmLimit(world, member.id, body.kind, body.period);
    return wireLimits(world, member.id);
  }),

  handle(endpoints.dropLimitChange, ({ world, member, body }) => {
    cancelLimitChange(world, member.id, body.kind, body.period);
    return wireLimits(world, member.id);
  }),

  handle(endpoints.declineLimits, ({ world, member }) => {
    changeSettings(world, member.id, { asked: true });
    return wireLimits(world, member.id);
  }),

  handle(endpoints.setRealityCheck, ({ world, member, body }) => {
    setRealityCheckInterval(world, member.id, body.minutes);
    return wireLimits(world, member.id);
  }),

  handle(endpoints.sitting, ({ world, member }) => wirePlaySession(world, member.id)),

  handle(endpoints.seeRealityCheck, ({ world, member }) => {
    acknowledgeRealityCheck(world, member.id);
    return wirePlaySession(world, member.id);
  }),
];
