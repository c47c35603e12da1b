import * as endpoints from '../../../../src/contract/account/cards.ts';
import type { BankCard } from '../../../../src/contract/types.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { confirmIdentity } from '../../account/rules/confirm-identity.ts';
import { changeSecurity, checkPaymentPassword } from '../../account/rules/security-settings.ts';
import { handleRecoveryChange } from '../../account/rules/withdrawal-hold.ts';
import { handle } from '../../handler.ts';
import { refuseExcludedIdentity, reviewNamesake, reviewPayoutAccounts } from '../../safety/rules/close-account.ts';
import { bankById, bankIconPath, cardBanks } from '../rules/banks.ts';
import { addCard, type Card, card, cardOf, cardsOf, defaultCardOf, maskCardNumber, payoutKey } from '../rules/cards.ts';
import { hasOpenWithdrawal } from '../rules/withdrawal-record.ts';

const wireCard = (world: World, { id, member, bankId, number, payeeName, at }: Card): BankCard => ({
  cardId: id,
  bankId,
  bankName: bankById(bankId)?.name ?? bankId,
  kind: bankById(bankId)?.kind ?? 'bank',
  isDefault: defaultCardOf(world.state, member) === id,
  iconUrl: bankIconPath(bankId),
  number: maskCardNumber(number),
  payeeName,
  addedAt: at,
});

export const cardHandlers = [
  handle(endpoints.bankCards, ({ world, member }) => cardsOf(world.state, member.id).map((it) => wireCard(world, it))),

  handle(endpoints.addBankCard, (call) => {
    const { world, member, body, address } = call;
    const { paymentPassword, loginPassword, ...given } = body;
    confirmIdentity(call, { loginPassword }, 'card');
    checkPaymentPassword(world, member, paymentPassword);
    refuseExcludedIdentity(world, member.id, { payoutKeys: [payoutKey(given)] });
    const joins = cardsOf(world.state, member.id).length > 0;
    const made = addCard(world, member.id, given, address);
    reviewNamesake(world, member.id, { payeeName: made.payeeName });
    reviewPayoutAccounts(world, member.id, [payoutKey(made)]);
    handleRecoveryChange(world, member, 'card', joins);
    return wireCard(world, made);
  }),

  handle(endpoints.removeBankCard, (call) => {
    const { world, member, body } = call;
    const { id } = cardOf(world.state, member.id, body.cardId);
    confirmIdentity(call, body, 'card');
    checkPaymentPassword(world, member, body.paymentPassword);
    if (hasOpenWithdrawal(world.state, member.id, id))
      throw new Refusal('request.conflict', { why: 'a withdrawal to it is under way' });
    world.state.remove(card, id);
    handleRecoveryChange(world, member, 'card', true);
    return null;
  }),

  handle(endpoints.setDefaultCard, ({ world, member, body }) => {
    const { id } = cardOf(world.state, member.id, body.cardId);
    changeSecurity(world, member.id, { defaultCard: id });
    return null;
  }),

  handle(endpoints.withdrawBanks, () =>
    cardBanks.map(({ bankId, name, kind, digits }) => ({
      bankId,
      name,
      iconUrl: bankIconPath(bankId),
      kind,
      digits: [digits[0], digits[1]] as [number, number],
    })),
  ),
];
