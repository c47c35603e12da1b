import type { Body } from '../../../../src/contract/types.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { hasRateLimits } from '../../account/rules/rate-limits.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { sendMessage } from './messages.ts';
import { letters } from './templates.ts';

/** What a member wrote (R241). Of pictures only kind and size are kept. */
export interface Feedback extends Doc {
  readonly member: string;
  readonly type: Body<'feedback'>['type'];
  readonly comment: string;
  readonly images: readonly { readonly type: string; readonly bytes: number }[];
  readonly at: number;
  readonly answer: Words | null;
  readonly answeredAt: number | null;
}

export const feedback = kind<Feedback>().named('feedback', { member: (it) => it.member });

const hour = 3_600_000;
const answerAfter = 20 * 60_000;
const mostAnHour = 5;

/** Takes a feedback in; an answer follows after 20 minutes. Throws `request.too-many` after five in an hour. */
export const takeFeedback = (
  world: World,
  member: string,
  given: Pick<Feedback, 'type' | 'comment' | 'images'>,
): Feedback => {
  const now = world.now();
  const recent = world.state.by(feedback, 'member', member).filter(({ at }) => at > now - hour);
  if (hasRateLimits(world) && recent.length >= mostAnHour)
    throw new Refusal('request.too-many', { why: `${mostAnHour} in an hour` });
  const made: Feedback = { id: world.id('FB'), member, ...given, at: now, answer: null, answeredAt: null };
  world.state.put(feedback, made);
  world.schedule({ id: `feedback:${made.id}`, at: now + answerAfter, type: 'feedback', data: made.id });
  return made;
};

const answers: Readonly<Record<Feedback['type'], Words>> = {
  game: {
    EN: 'Thank you. We passed this to the studio of the game and look at the round in question.',
    TY: 'Salamat. Ipinasa na namin ito sa gumawa ng laro at tinitingnan namin ang round na iyon.',
  },
  deposit: {
    EN: 'We checked your deposits: each one stands in the deposit record with its state. Send us the reference code if one is missing.',
    TY: 'Sinilip namin ang mga deposito mo: nasa talaan ang bawat isa at ang estado nito. Ipadala ang reference code kung may kulang.',
  },
  withdraw: {
    EN: 'Withdrawals are paid within the hour. The record shows each step; a refused one comes back to your wallet whole.',
    TY: 'Binabayaran ang withdrawal sa loob ng isang oras. Makikita sa talaan ang bawat hakbang; buo itong bumabalik kung hindi natuloy.',
  },
  account: {
    EN: 'You can change this in the security centre. If a field is fixed already, customer service helps.',
    TY: 'Mababago mo ito sa sentro ng seguridad. Kung hindi na mabago, tutulong ang serbisyo sa customer.',
  },
  promotion: {
    EN: 'The terms stand on the card of each promotion. Rewards that you earned wait in the reward centre.',
    TY: 'Nasa card ng bawat promo ang mga tuntunin. Nasa sentro ng gantimpala ang mga gantimpalang nakuha mo.',
  },
  other: {
    EN: 'Thank you for telling us. We read every word.',
    TY: 'Salamat sa pagsabi. Binabasa namin ang bawat salita.',
  },
};

/** Due event: the desk answers, by the type of the feedback. */
export const answerFeedback = (world: World, { data }: Due): void => {
  const found = world.state.get(feedback, String(data));
  if (!found || found.answer) return;
  const answer = answers[found.type];
  world.state.put(feedback, { ...found, answer, answeredAt: world.now() });
  sendMessage(world, found.member, letters.feedbackAnswered(answer));
};
