import type { Body } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';

export type Kind = Body<'feedback'>['type'];

const words = {
  game: 'onGame',
  deposit: 'onDeposit',
  withdraw: 'onWithdraw',
  account: 'onAccount',
  promotion: 'onPromotion',
  other: 'onOther',
} as const satisfies Record<Kind, keyof Words['messagesFeedback']>;

/** Topics of feedback, in the order of the form. */
export const feedbackKinds = Object.keys(words) as Kind[];

export const feedbackKindName = (t: Words, kind: Kind): string => t.messagesFeedback[words[kind]]();
