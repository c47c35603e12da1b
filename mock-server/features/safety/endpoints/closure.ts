import * as endpoints from '#contract/safety/closure.ts';
import { toMajor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import {
  type Closure,
  closureOf,
  hasClosureEnded,
  requestReturn,
  requireReturnDelay,
  returnConfirmableAt,
} from '#sim/features/account/rules/account-closure.ts';
import { totalMinorOf } from '#sim/features/cashier/rules/wallets.ts';
import { handle } from '#sim/features/handler.ts';
import { closeAccount, reopenAccount } from '../rules/close-account.ts';
import { confirmIdentity } from '../rules/confirm-identity.ts';

const wireClosure = (world: World, closure: Closure) => ({
  kind: closure.kind,
  startedAt: closure.startedAt,
  endsAt: closure.endsAt,
  balance: toMajor(totalMinorOf(world.state, closure.id)),
  canReturn: hasClosureEnded(closure, world.now()),
  returnAt: returnConfirmableAt(closure),
});

export const closureHandlers = [
  handle(endpoints.closeAccount, (call) => {
    const { world, member, body } = call;
    if (body.kind === 'exclusion') confirmIdentity(call, body, 'safety');
    return wireClosure(world, closeAccount(world, member.id, body));
  }),

  handle(endpoints.closedAccount, ({ world, member }) => {
    const found = closureOf(world.state, member.id, world.now());
    return found ? wireClosure(world, found) : null;
  }),

  handle(endpoints.askReturn, ({ world, member }) => wireClosure(world, requestReturn(world, member.id))),

  handle(endpoints.confirmReturn, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'safety');
    requireReturnDelay(world, member.id);
    reopenAccount(world, member.id);
    return null;
  }),
];
