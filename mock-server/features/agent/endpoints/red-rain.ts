import * as endpoints from '#contract/agent/red-rain.ts';
import { toMajor } from '#lib/money/money.ts';
import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';
import { handle } from '#sim/features/handler.ts';
import { claimEnvelope, nextRain, rainBoard, rainTerms } from '../rules/red-rain.ts';

export const redRainHandlers = [
  handle(endpoints.redRain, ({ world, member }) => {
    const now = nextRain(world);
    const own = now.caught.find((it) => it.member === member.id);
    return {
      rainId: now.id,
      startsAt: now.startsAt,
      endsAt: now.endsAt,
      status: now.status,
      envelopes: rainTerms.envelopes,
      left: rainTerms.envelopes - now.caught.length - now.others,
      fund: toMajor(rainTerms.fund),
      grabbed: own ? toMajor(own.minor) : null,
      board: rainBoard(world, now).map(({ account, minor }) => ({ account, amount: toMajor(minor) })),
    };
  }),

  handle(endpoints.grabRedRain, ({ world, member, body }) => {
    const amount = toMajor(claimEnvelope(world, member, body.rainId));
    return { amount, sumBalance: sumBalance(world.state, member.id) };
  }),
];
