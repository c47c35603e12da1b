import * as rows from '../../../../src/contract/account/cards.ts';
import type { BankCard } from '../../../../src/contract/types.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { confirmIdentity } from '../../account/rules/confirm-identity.ts';
import { noteWayBackChange } from '../../account/rules/recovery-change.ts';
import { changeSecurity, checkPaymentPassword } from '../../account/rules/security.ts';
import { handle } from '../../handler.ts';
import { refuseKnownExcluded } from '../../safety/rules/closing.ts';
import { bankById, bankIcon, cardBanks } from '../rules/banks.ts';
import { addCard, type Card, card, cardOf, cardsOf, defaultCardOf, maskedNumber } from '../rules/cards.ts';
import { hasOpenWithdrawal } from '../rules/withdrawal-record.ts';

const wireCard = (world: World, { id, member, bankId, number, payeeName, at }: Card): BankCard => ({
  cardId: id,
  bankId,
  bankName: bankById(bankId)?.name ?? bankId,
  kind: bankById(bankId)?.kind ?? 'bank',
  isDefault: defaultCardOf(world.state, member) === id,
  iconUrl: bankIcon(bankId),
  number: maskedNumber(number),
  payeeName,
  addedAt: at,
});

export const cardHandlers = [
  handle(rows.bankCards, ({ world, member }) => cardsOf(world.state, member.id).map((it) => wireCard(world, it))),

  handle(rows.addBankCard, (call) => {
    const { world, member, body, address } = call;
    const { paymentPassword, loginPassword, ...given } = body;
    confirmIdentity(call, { loginPassword }, 'card');
    checkPaymentPassword(world, member, paymentPassword);
    refuseKnownExcluded(world, member.id, { payeeName: given.payeeName });
    const joins = cardsOf(world.state, member.id).length > 0;
    const made = addCard(world, member.id, given, address);
    noteWayBackChange(world, member, 'card', joins);
    return wireCard(world, made);
  }),

  handle(rows.removeBankCard, (call) => {
    const { world, member, body } = call;
    const { id } = cardOf(world.state, member.id, body.cardId);
    confirmIdentity(call, body, 'card');
    checkPaymentPassword(world, member, body.paymentPassword);
    if (hasOpenWithdrawal(world.state, member.id, id))
      throw new Refusal('request.conflict', { why: 'a withdrawal to it is under way' });
    world.state.remove(card, id);
    noteWayBackChange(world, member, 'card', true);
    return null;
  }),

  handle(rows.setDefaultCard, ({ world, member, body }) => {
    const { id } = cardOf(world.state, member.id, body.cardId);
    changeSecurity(world, member.id, { defaultCard: id });
    return null;
  }),

  handle(rows.withdrawBanks, () =>
    cardBanks.map(({ bankId, name, kind, digits }) => ({
      bankId,
      name,
      iconUrl: bankIcon(bankId),
      kind,
      digits: [digits[0], digits[1]] as [number, number],
    })),
  ),
];
