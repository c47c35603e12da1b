import * as rows from '../../../../src/contract/safety/closure.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import type { World } from '../../../core/world.ts';
import { confirmIdentity } from '../../account/rules/confirm-identity.ts';
import { centavosOf } from '../../cashier/rules/wallets.ts';
import { handle } from '../../handler.ts';
import { closeAccount } from '../rules/closing.ts';
import { askReturn, type Closure, closureOf, confirmReturn, isOver, returnAt } from '../rules/closure.ts';

const wireClosure = (world: World, it: Closure) => ({
  kind: it.kind,
  startedAt: it.startedAt,
  endsAt: it.endsAt,
  balance: toPesos(centavosOf(world.state, it.id)),
  canReturn: isOver(it, world.now()),
  returnAt: returnAt(it),
});

export const closureHandlers = [
  handle(rows.closeAccount, (call) => {
    const { world, member, body } = call;
    if (body.kind === 'exclusion') confirmIdentity(call, body, 'safety');
    return wireClosure(world, closeAccount(world, member.id, body));
  }),

  handle(rows.closedAccount, ({ world, member }) => {
    const found = closureOf(world.state, member.id, world.now());
    return found ? wireClosure(world, found) : null;
  }),

  handle(rows.askReturn, ({ world, member }) => wireClosure(world, askReturn(world, member.id))),

  handle(rows.confirmReturn, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'safety');
    confirmReturn(world, member.id);
    return null;
  }),
];
