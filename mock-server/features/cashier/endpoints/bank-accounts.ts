import * as endpoints from '#contract/cashier/bank-accounts.ts';
import type { BankCard } from '#contract/types.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { changeSecurity, checkWithdrawalPassword } from '#sim/features/account/rules/security-settings.ts';
import { handlePayoutChange } from '#sim/features/account/rules/withdrawal-hold.ts';
import { handle } from '#sim/features/handler.ts';
import {
  refuseExcludedIdentity,
  reviewContacts,
  reviewNamesake,
  reviewNewAccount,
} from '#sim/features/safety/rules/close-account.ts';
import { confirmIdentity } from '#sim/features/safety/rules/confirm-identity.ts';
import {
  addBankAccount,
  type BankAccount,
  bankAccountKey,
  bankAccountOf,
  bankAccounts,
  bankAccountsOf,
  defaultBankAccountOf,
  maskAccountNumber,
} from '../rules/bank-accounts.ts';
import { bankById, bankIconPath, withdrawalBanks } from '../rules/banks.ts';
import { hasOpenWithdrawal } from '../rules/withdrawal-record.ts';

const wireBankAccount = (world: World, { id, member, bankId, number, payeeName, at }: BankAccount): BankCard => ({
  cardId: id,
  bankId,
  bankName: bankById(bankId)?.name ?? bankId,
  kind: bankById(bankId)?.kind ?? 'bank',
  isDefault: defaultBankAccountOf(world.state, member) === id,
  iconUrl: bankIconPath(bankId),
  number: maskAccountNumber(number),
  payeeName,
  addedAt: at,
});

export const bankAccountHandlers = [
  handle(endpoints.bankCards, ({ world, member }) =>
    bankAccountsOf(world.state, member.id).map((it) => wireBankAccount(world, it)),
  ),

  handle(endpoints.addBankCard, (call) => {
    const { world, member, body, address } = call;
    const { paymentPassword, loginPassword, ...details } = body;
    confirmIdentity(call, { loginPassword }, 'card');
    checkWithdrawalPassword(world, member, paymentPassword);
    refuseExcludedIdentity(world, member.id, { bankAccountKeys: [bankAccountKey(details)] });
    const hasOthers = bankAccountsOf(world.state, member.id).length > 0;
    const bankAccount = addBankAccount(world, member.id, details, address);
    reviewNamesake(world, member.id, { payeeName: bankAccount.payeeName });
    reviewContacts(world, member.id);
    reviewNewAccount(world, member.id);
    handlePayoutChange(call, 'card', hasOthers);
    return wireBankAccount(world, bankAccount);
  }),

  handle(endpoints.removeBankCard, (call) => {
    const { world, member, body } = call;
    const { id } = bankAccountOf(world.state, member.id, body.cardId);
    confirmIdentity(call, body, 'card');
    checkWithdrawalPassword(world, member, body.paymentPassword);
    if (hasOpenWithdrawal(world.state, member.id, id))
      throw new Refusal('request.conflict', { why: 'a withdrawal to it is under way' });
    world.state.remove(bankAccounts, id);
    handlePayoutChange(call, 'card', true);
    return null;
  }),

  handle(endpoints.setDefaultCard, ({ world, member, body }) => {
    const { id } = bankAccountOf(world.state, member.id, body.cardId);
    changeSecurity(world, member.id, { defaultCard: id });
    return null;
  }),

  handle(endpoints.withdrawBanks, () =>
    withdrawalBanks.map(({ bankId, name, kind, digits }) => ({
      bankId,
      name,
      iconUrl: bankIconPath(bankId),
      kind,
      digits: [digits[0], digits[1]] as [number, number],
    })),
  ),
];
