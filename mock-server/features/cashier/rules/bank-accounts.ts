import { maxBankAccounts } from '#contract/cashier/withdrawal-terms.ts';
import { sameText } from '#contract/text.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { changeSecurity, securityOf } from '#sim/features/account/rules/security-settings.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { withdrawalBanks } from './banks.ts';

/** A bank account or e-wallet that receives withdrawals of a member. */
export interface BankAccount extends Doc {
  readonly member: string;
  readonly bankId: string;
  readonly number: string;
  readonly payeeName: string;
  readonly at: number;
}

/** Returns the key of a bank account or e-wallet: the same for one number with and without separators or leading zeros. */
export const bankAccountKey = ({ bankId, number }: Pick<BankAccount, 'bankId' | 'number'>): string =>
  `${bankId} ${number.replace(/\D/g, '').replace(/^0+/, '')}`;

/** Returns the number in the key of a bank account. */
export const numberInKey = (key: string): string => key.slice(key.indexOf(' ') + 1);

export const bankAccounts = collection<BankAccount>()('card', {
  member: (it) => it.member,
  account: bankAccountKey,
  number: (it) => numberInKey(bankAccountKey(it)),
});

/** A bank account that a member has used, kept after its removal: it identifies a person. */
interface UsedBankAccount extends Doc {
  readonly member: string;
}

const keyOfUsed = ({ id, member }: UsedBankAccount): string => id.slice(member.length + 1);

const usedBankAccounts = collection<UsedBankAccount>()('payout-account', {
  member: (it) => it.member,
  number: (it) => numberInKey(keyOfUsed(it)),
});

/** Returns the members that have or had a bank account with this number at any bank. */
export const holdersOfNumber = (state: State, number: string): string[] =>
  [...state.by(bankAccounts, 'number', number), ...state.by(usedBankAccounts, 'number', number)].map(
    ({ member }) => member,
  );

/** Returns the keys of all bank accounts that a member has or had. */
export const bankAccountKeysOf = (state: State, memberId: string): string[] => [
  ...state.by(bankAccounts, 'member', memberId).map(bankAccountKey),
  ...state.by(usedBankAccounts, 'member', memberId).map(keyOfUsed),
];

/** Returns the keys of all bank accounts that members have or had, by member. */
export const bankAccountKeysByMember = (state: State): ReadonlyMap<string, readonly string[]> => {
  const members = [...state.all(bankAccounts), ...state.all(usedBankAccounts)].map(({ member }) => member);
  return new Map([...new Set(members)].map((member) => [member, bankAccountKeysOf(state, member)]));
};

const oldestFirst = (state: State, memberId: string): BankAccount[] =>
  state.by(bankAccounts, 'member', memberId).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** Returns the id of the default bank account, or of the oldest if none is chosen; undefined without one. */
export const defaultBankAccountOf = (state: State, memberId: string): string | undefined => {
  const accounts = oldestFirst(state, memberId);
  const { defaultCard } = securityOf(state, memberId);
  return (accounts.find(({ id }) => id === defaultCard) ?? accounts[0])?.id;
};

/** Returns the bank accounts of a member, the default one first, then by age. */
export const bankAccountsOf = (state: State, memberId: string): BankAccount[] => {
  const first = defaultBankAccountOf(state, memberId);
  return oldestFirst(state, memberId).sort((a, b) => Number(b.id === first) - Number(a.id === first));
};

/** Returns an account number with all but its last four digits masked, for example `•••• 4821`. */
export const maskAccountNumber = (number: string): string => `•••• ${number.slice(-4)}`;

export const bankAccountOf = (state: State, memberId: string, id: string): BankAccount => {
  const found = state.get(bankAccounts, id);
  if (found?.member !== memberId) throw new Refusal('resource.unknown', { why: `no bank account ${id}` });
  return found;
};

/**
 * Adds a bank account or e-wallet; the first one sets the payee name. Throws `resource.unknown` for an unknown bank,
 * `request.invalid` for a number that the bank does not use or another payee, `request.conflict` for a number that is
 * registered already, `request.too-many` for too many attempts of a network address (`from`), `limit.reached` above
 * five.
 */
export const addBankAccount = (
  world: World,
  memberId: string,
  details: Pick<BankAccount, 'bankId' | 'number' | 'payeeName'>,
  from?: string,
): BankAccount => {
  const bank = withdrawalBanks.find(({ bankId }) => bankId === details.bankId);
  if (!bank) throw new Refusal('resource.unknown', { why: `no bank ${details.bankId}` });
  const [minDigits, maxDigits] = bank.digits;
  if (details.number.length < minDigits || details.number.length > maxDigits) throw invalid('number', 'length');
  const { payeeName } = securityOf(world.state, memberId);
  if (payeeName && !sameText(payeeName, details.payeeName)) throw invalid('payeeName', 'equal');
  if (bankAccountsOf(world.state, memberId).length >= maxBankAccounts)
    throw new Refusal('limit.reached', { value: { most: maxBankAccounts } });
  // From here on the response reveals whether the number is registered.
  applyRateLimits(world, { lookups: from });
  if (world.state.by(bankAccounts, 'account', bankAccountKey(details)).length > 0)
    throw new Refusal('request.conflict', { keep: true, why: 'the number is registered already' });
  const bankAccount: BankAccount = {
    id: world.id('CD'),
    member: memberId,
    ...details,
    payeeName: payeeName ?? details.payeeName,
    at: world.now(),
  };
  world.state.put(bankAccounts, bankAccount);
  world.state.put(usedBankAccounts, { id: `${memberId} ${bankAccountKey(bankAccount)}`, member: memberId });
  if (!payeeName) changeSecurity(world, memberId, { payeeName: bankAccount.payeeName });
  return bankAccount;
};
