import { type Doc, kind } from '../../engine/collection.ts';
import type { Due } from '../../engine/due.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { hashPassword, type Member, passwordMatches } from './members.ts';

interface QuestionAnswer {
  readonly questionId: number;
  /** See `hashPassword`; of the answer in small letters. */
  readonly answer: string;
}

/** What a member set up in the security centre (R265); the id is the member's. */
export interface Security extends Doc {
  readonly payeeName: string | null;
  /** `YYYY-MM-DD` */
  readonly birthday: string | null;
  /** See `hashPassword`. */
  readonly paymentPassword: string | null;
  readonly questions: readonly QuestionAnswer[];
  /** Wrong withdrawal passwords and answers in a row. */
  readonly failures: number;
}

const security = kind<Security>().named('security');

const most = 5;
const lockLife = 3_600_000;

/** What a member set up; all empty at first. */
export const securityOf = (state: State, member: string): Security =>
  state.get(security, member) ?? {
    id: member,
    payeeName: null,
    birthday: null,
    paymentPassword: null,
    questions: [],
    failures: 0,
  };

export const changeSecurity = (world: World, member: string, change: Partial<Omit<Security, 'id'>>): void =>
  world.state.put(security, { ...securityOf(world.state, member), ...change });

export const hash = (world: World, secret: string): string => hashPassword(secret, world.random.hex(16));

const refuseLocked = (world: World, member: string): void => {
  if (securityOf(world.state, member).failures < most) return;
  throw new Refusal('request.too-many', { why: `${most} wrong tries in a row: locked for an hour` });
};

const countFailure = (world: World, member: string): void => {
  const failures = securityOf(world.state, member).failures + 1;
  changeSecurity(world, member, { failures });
  world.schedule({ id: `secret:${member}`, at: world.now() + lockLife, type: 'secret', data: member });
};

const clearFailures = (world: World, member: string): void => {
  if (securityOf(world.state, member).failures === 0) return;
  changeSecurity(world, member, { failures: 0 });
  world.cancel(`secret:${member}`);
};

/** Due event: an hour after the last wrong try the count begins anew. */
export const forgetFailures = (world: World, { data }: Due): void =>
  changeSecurity(world, String(data), { failures: 0 });

/**
 * Throws `payment.wrong-password` unless this is the member's withdrawal password; a member without one
 * has none that is right. After five failures `request.too-many` for an hour.
 */
export const checkPaymentPassword = (world: World, { id }: Member, given: string): void => {
  refuseLocked(world, id);
  const set = securityOf(world.state, id).paymentPassword;
  if (!set || !passwordMatches(given, set)) {
    countFailure(world, id);
    throw new Refusal('payment.wrong-password', { keep: true, why: set ? 'another one is set' : 'none is set' });
  }
  clearFailures(world, id);
};

/** As `checkPaymentPassword`, for moves that ask for the password only of members who have set one. */
export const confirmPayment = (world: World, owner: Member, given: string | undefined): void => {
  if (!securityOf(world.state, owner.id).paymentPassword) return;
  if (!given) throw new Refusal('payment.wrong-password', { why: 'one is set and none was sent' });
  checkPaymentPassword(world, owner, given);
};

const plain = (answer: string): string => answer.trim().toLowerCase();

export const setQuestions = (
  world: World,
  { id }: Member,
  answers: readonly { questionId: number; answer: string }[],
): void =>
  changeSecurity(world, id, {
    questions: answers.map(({ questionId, answer }) => ({ questionId, answer: hash(world, plain(answer)) })),
  });

/** Throws `verification.wrong` unless all questions the member chose are answered right; failures count as with the password. */
export const checkAnswers = (
  world: World,
  { id }: Member,
  answers: readonly { questionId: number; answer: string }[],
): void => {
  refuseLocked(world, id);
  const { questions } = securityOf(world.state, id);
  const given = new Map(answers.map((it) => [it.questionId, plain(it.answer)]));
  const right = questions.every(({ questionId, answer }) => passwordMatches(given.get(questionId) ?? '', answer));
  if (questions.length === 0 || !right) {
    countFailure(world, id);
    const why = questions.length > 0 ? 'an answer is another one' : 'no questions are set';
    throw new Refusal('verification.wrong', { keep: true, why });
  }
  clearFailures(world, id);
};
