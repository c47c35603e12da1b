import * as rows from '../../../../src/contract/safety/limits.ts';
import { limitList } from '../../../../src/contract/safety.ts';
import type { Value } from '../../../../src/contract/types.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import type { World } from '../../../core/world.ts';
import { confirmIdentity } from '../../account/rules/confirm-identity.ts';
import { handle } from '../../handler.ts';
import { limitState } from '../rules/limits.ts';
import { changeSettings, confirmLimit, dropLimitChange, setLimit, settingsOf, wireHeight } from '../rules/settings.ts';
import { checkAt, seeCheck, setRealityCheck, sittingEndsAt, sittingOf, sittingSums } from '../rules/sittings.ts';

const wireLimits = (world: World, member: string): Value<'ownLimits'> => {
  const { realityCheck, asked } = settingsOf(world.state, member);
  const limits = limitList.map(([kind, period]) => {
    const { height, used, left, resetsAt, pending } = limitState(world.state, member, kind, period, world.now());
    const wire = (units: number | null) => units && wireHeight(kind, units);
    return {
      kind,
      period,
      amount: wire(height),
      used: wireHeight(kind, used),
      left: wire(left),
      resetsAt,
      pending: pending && { amount: wire(pending.height), readyAt: pending.readyAt, endsAt: pending.endsAt },
    };
  });
  return { limits, realityCheck, asked };
};

const wireSitting = (world: World, member: string): Value<'sitting'> => {
  const now = world.now();
  const current = sittingOf(world.state, member, now);
  if (!current) return null;
  const { staked, won } = sittingSums(world.state, current);
  return {
    startedAt: current.startedAt,
    staked: toPesos(staked),
    won: toPesos(won),
    net: toPesos(won - staked),
    checkAt: checkAt(world.state, current),
    endsAt: sittingEndsAt(world.state, current, now),
  };
};

export const limitHandlers = [
  handle(rows.ownLimits, ({ world, member }) => wireLimits(world, member.id)),

  handle(rows.setLimit, ({ world, member, body }) => {
    setLimit(world, member.id, body.kind, body.period, body.amount);
    return wireLimits(world, member.id);
  }),

  handle(rows.confirmLimit, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'safety');
    confirmLimit(world, member.id, body.kind, body.period);
    return wireLimits(world, member.id);
  }),

  handle(rows.dropLimitChange, ({ world, member, body }) => {
    dropLimitChange(world, member.id, body.kind, body.period);
    return wireLimits(world, member.id);
  }),

  handle(rows.declineLimits, ({ world, member }) => {
    changeSettings(world, member.id, { asked: true });
    return wireLimits(world, member.id);
  }),

  handle(rows.setRealityCheck, ({ world, member, body }) => {
    setRealityCheck(world, member.id, body.minutes);
    return wireLimits(world, member.id);
  }),

  handle(rows.sitting, ({ world, member }) => wireSitting(world, member.id)),

  handle(rows.seeRealityCheck, ({ world, member }) => {
    seeCheck(world, member.id);
    return wireSitting(world, member.id);
  }),
];
