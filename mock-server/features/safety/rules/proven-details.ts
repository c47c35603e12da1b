import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { identityOf } from '#sim/features/account/rules/identity-record.ts';
import { members, unverifiedContactsOf } from '#sim/features/account/rules/members.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { bankAccountKeysOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { hasSameName, type PersonalDetails, personalDetailsOf } from './personal-details.ts';

const isBefore = (settledAt: number | null, until: number): boolean => settledAt !== null && settledAt <= until;

const paidWithdrawalsOf = (state: State, memberId: string, until: number) =>
  withdrawalsOf(state, memberId).filter(({ status, settledAt }) => status === 'paid' && isBefore(settledAt, until));

/**
 * Returns the bank accounts of a member to which a withdrawal was paid until a time, epoch ms. Any user can enter the
 * number of another person; without such a payment this must neither close that person's account nor withhold
 * promotions from it.
 */
export const paidBankAccountKeysOf = (state: State, memberId: string, until: number): string[] => {
  const paid = paidWithdrawalsOf(state, memberId, until);
  return bankAccountKeysOf(state, memberId).filter((key) =>
    paid.some(({ bankId, number }) => key.startsWith(`${bankId} `) && key.slice(-4) === number.slice(-4)),
  );
};

/** Returns the personal details of a member without contacts that were only entered at registration. */
export const verifiedDetailsOf = (
  world: World,
  memberId: string,
  details = personalDetailsOf(world, memberId),
): PersonalDetails => {
  const found = world.state.get(members, memberId);
  const unverified = found ? unverifiedContactsOf(world.state, found) : [];
  return { ...details, ...Object.fromEntries(unverified.map((name) => [name, null])) };
};

/** Returns the contacts of a member that any user could have entered: unverified ones, and all bank accounts. */
export const unprovenContactsOf = (
  { state }: World,
  memberId: string,
  { mobile = null, email = null, bankAccountKeys = [] }: PersonalDetails,
): PersonalDetails => {
  const found = state.get(members, memberId);
  const unverified = found ? unverifiedContactsOf(state, found) : [];
  return {
    mobile: unverified.includes('mobile') ? mobile : null,
    email: unverified.includes('email') ? email : null,
    bankAccountKeys,
  };
};

/** Returns the bank accounts of a member, and the mobile number if a code has confirmed it. */
export const paymentDetailsOf = (world: World, memberId: string): PersonalDetails => {
  const { mobile = null, bankAccountKeys = [] } = verifiedDetailsOf(world, memberId);
  return { mobile, bankAccountKeys };
};

/**
 * Returns whether money had moved in the name of a member until a time, epoch ms: a withdrawal, which a bank pays to the
 * payee only, or a deposit whose payer has this name. An approved identity proves the name as well.
 */
export const hasEstablishedName = ({ state }: World, memberId: string, until: number): boolean => {
  const payeeName = securityOf(state, memberId).payeeName ?? '';
  return (
    Boolean(identityOf(state, memberId)?.approved) ||
    paidWithdrawalsOf(state, memberId, until).length > 0 ||
    depositsOf(state, memberId).some(
      ({ status, settledAt, payerName }) =>
        status === 'approved' && isBefore(settledAt, until) && hasSameName({ payeeName: payerName }, { payeeName }),
    )
  );
};

/** Returns the personal details of a member without those that any user can enter for another person. */
export const provenDetailsOf = (world: World, memberId: string, details: PersonalDetails): PersonalDetails => {
  const isNameProven = hasEstablishedName(world, memberId, world.now());
  return {
    ...verifiedDetailsOf(world, memberId, details),
    bankAccountKeys: paidBankAccountKeysOf(world.state, memberId, world.now()),
    birthday: (isNameProven && details.birthday) || null,
  };
};
