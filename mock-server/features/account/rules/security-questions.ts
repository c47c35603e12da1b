import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** The questions of which a member chooses three. */
export const securityQuestions: readonly { readonly questionId: number; readonly text: LocalizedText }[] = [
  { questionId: 1, text: { EN: 'What was the name of your first pet?', TY: 'Ano ang pangalan ng una mong alaga?' } },
  {
    questionId: 2,
    text: { EN: 'In which town did your parents meet?', TY: 'Saang bayan nagkakilala ang magulang mo?' },
  },
  { questionId: 3, text: { EN: 'What was your first school?', TY: 'Ano ang una mong school?' } },
  {
    questionId: 4,
    text: { EN: 'Which dish did your lola cook best?', TY: 'Anong ulam ang pinakamasarap na luto ng lola mo?' },
  },
  { questionId: 5, text: { EN: 'What was your nickname as a child?', TY: 'Ano ang nickname mo noong bata ka?' } },
  { questionId: 6, text: { EN: 'Who was your first teacher?', TY: 'Sino ang una mong teacher?' } },
];
