import type { Body } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';

export type Kind = Body<'feedback'>['type'];

const words = {
  game: 'onGame',
  deposit: 'onDeposit',
  withdraw: 'onWithdraw',
  account: 'onAccount',
  promotion: 'onPromotion',
  other: 'onOther',
} as const satisfies Record<Kind, keyof Words['feedbacks']>;

/** What a feedback can be about, in the order of the form. */
export const feedbackKinds = Object.keys(words) as Kind[];

export const feedbackKindName = (t: Words, kind: Kind): string => t.feedbacks[words[kind]]();
