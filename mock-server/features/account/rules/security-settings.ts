import { guessablePins, withdrawalPasswordWeakness } from '#contract/account/withdrawal-password-rule.ts';
import { textKey } from '#contract/text.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { checkAttempt } from './failed-attempts.ts';
import { identityOf } from './identity-record.ts';
import { hashPassword, type Member, passwordMatches } from './members.ts';

interface QuestionAnswer {
  readonly questionId: number;
  /** Hash (see `hashPassword`) of the answer's `textKey`. */
  readonly answer: string;
}

/** Settings of a member in the security centre; the id is the member's. */
export interface SecuritySettings extends Doc {
  readonly payeeName: string | null;
  /** `YYYY-MM-DD` */
  readonly birthday: string | null;
  /** See `hashPassword`. */
  readonly paymentPassword: string | null;
  readonly questions: readonly QuestionAnswer[];
  /** Default bank account for withdrawals. */
  readonly defaultCard: string | null;
  /** Epoch ms until which withdrawals are held; null if they are not. */
  readonly heldUntil: number | null;
  /** A hold that a code to an earlier contact ends: on payout settings that were changed, or set on an unknown device. */
  readonly payoutHold?: PayoutHold | null;
}

interface PayoutHold {
  /** Epoch ms. */
  readonly until: number;
  /** Whether the device was the reason, not the change. */
  readonly isNewDevice: boolean;
}

const securitySettings = collection<SecuritySettings>()('security', {
  birthday: (it) => it.birthday,
});

/** Returns the members with a birthday (`YYYY-MM-DD`). */
export const membersBornOn = (state: State, birthday: string): string[] =>
  state.by(securitySettings, 'birthday', birthday).map(({ id }) => id);

/** Returns a member's security settings; all empty until they are set. */
export const securityOf = (state: State, memberId: string): SecuritySettings =>
  state.get(securitySettings, memberId) ?? {
    id: memberId,
    payeeName: null,
    birthday: null,
    paymentPassword: null,
    questions: [],
    defaultCard: null,
    heldUntil: null,
  };

export const changeSecurity = (world: World, memberId: string, change: Partial<Omit<SecuritySettings, 'id'>>): void =>
  world.state.put(securitySettings, { ...securityOf(world.state, memberId), ...change });

export const hashSecret = (world: World, secret: string): string => hashPassword(secret, world.random.hex(16));

/**
 * Throws `payment.wrong-password` unless this is the member's withdrawal password, also if none is set; after five
 * failures `request.too-many` for an hour.
 */
export const checkWithdrawalPassword = (world: World, { id }: Member, password: string): void => {
  const set = securityOf(world.state, id).paymentPassword;
  checkAttempt(world, id, 'payment-password', () => set !== null && passwordMatches(password, set), {
    code: 'payment.wrong-password',
    why: set ? 'wrong withdrawal password' : 'no withdrawal password is set',
  });
};

/** Throws `payment.weak-password` for a withdrawal password that is easy to guess; `field` is the name in the body. */
export const refuseWeakWithdrawalPassword = (
  field: string,
  pin: string,
  person: { readonly birthday?: string | null; readonly mobile?: string | null },
): void => {
  const reason = withdrawalPasswordWeakness(pin, person);
  if (reason) throw new Refusal('payment.weak-password', { value: { field, reason }, why: `easy to guess: ${reason}` });
};

/**
 * Throws `payment.weak-password` for a birthday or mobile number that the withdrawal password of a member already states;
 * `field` is the name in the body.
 */
export const refuseDetailInWithdrawalPassword = (
  state: State,
  memberId: string,
  field: string,
  detail: { readonly birthday: string } | { readonly mobile: string },
): void => {
  const { paymentPassword } = securityOf(state, memberId);
  const reason = 'birthday' in detail ? 'birthday' : 'mobile';
  if (paymentPassword && guessablePins(detail)[reason].some((pin) => passwordMatches(pin, paymentPassword)))
    throw new Refusal('payment.weak-password', { value: { field, reason }, why: 'the withdrawal password states it' });
};

/** Sets the withdrawal password. Throws `payment.weak-password` for one that is easy to guess. */
export const setWithdrawalPassword = (world: World, { id, mobile }: Member, pin: string): void => {
  const birthday = securityOf(world.state, id).birthday ?? identityOf(world.state, id)?.birthday ?? null;
  refuseWeakWithdrawalPassword('newPaymentPassword', pin, { birthday, mobile });
  changeSecurity(world, id, { paymentPassword: hashSecret(world, pin) });
};

export const setSecurityQuestions = (
  world: World,
  { id }: Member,
  answers: readonly { questionId: number; answer: string }[],
): void =>
  changeSecurity(world, id, {
    questions: answers.map(({ questionId, answer }) => ({ questionId, answer: hashSecret(world, textKey(answer)) })),
  });

/**
 * Throws `verification.wrong` unless all chosen questions are answered correctly; failed attempts are limited as for
 * passwords.
 */
export const checkSecurityAnswers = (
  world: World,
  { id }: Member,
  answers: readonly { questionId: number; answer: string }[],
): void => {
  const { questions } = securityOf(world.state, id);
  const typedAnswers = new Map(answers.map((it) => [it.questionId, textKey(it.answer)]));
  const isRight = () =>
    questions.length > 0 &&
    questions.every(({ questionId, answer }) => passwordMatches(typedAnswers.get(questionId) ?? '', answer));
  const why = questions.length > 0 ? 'wrong answer' : 'no questions are set';
  checkAttempt(world, id, 'answers', isRight, { code: 'verification.wrong', why });
};
