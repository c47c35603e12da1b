import * as rows from '../../../src/contract/rows/account/security.ts';
import type { BankCard } from '../../../src/contract/types.ts';
import { Refusal } from '../../engine/refusal.ts';
import { handle } from '../../pipeline/handle.ts';
import { checkPaymentPassword } from '../../rules/account/security.ts';
import { bankById, bankIcon, cardBanks } from '../../rules/cashier/banks.ts';
import { addCard, type Card, card, cardOf, cardsOf, maskedNumber } from '../../rules/cashier/cards.ts';
import { hasOpenWithdrawal } from '../../rules/cashier/withdrawal.ts';

const wireCard = ({ id, bankId, number, payeeName, at }: Card): BankCard => ({
  cardId: id,
  bankId,
  bankName: bankById(bankId)?.name ?? bankId,
  iconUrl: bankIcon(bankId),
  number: maskedNumber(number),
  payeeName,
  addedAt: at,
});

export const cardHandlers = [
  handle(rows.bankCards, ({ world, member }) => cardsOf(world.state, member.id).map(wireCard)),

  handle(rows.addBankCard, ({ world, member, body }) => {
    const { paymentPassword, ...given } = body;
    checkPaymentPassword(world, member, paymentPassword);
    return wireCard(addCard(world, member.id, given));
  }),

  handle(rows.removeBankCard, ({ world, member, body }) => {
    const { id } = cardOf(world.state, member.id, body.cardId);
    checkPaymentPassword(world, member, body.paymentPassword);
    if (hasOpenWithdrawal(world.state, member.id, id))
      throw new Refusal('request.conflict', { why: 'a withdrawal to it is under way' });
    world.state.remove(card, id);
    return null;
  }),

  handle(rows.withdrawBanks, () =>
    cardBanks.map(({ bankId, name, kind }) => ({ bankId, name, iconUrl: bankIcon(bankId), kind })),
  ),
];
