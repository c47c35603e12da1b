import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** The questions of which a member chooses three. */
export const securityQuestions: readonly { readonly questionId: number; readonly text: LocalizedText }[] = [
  {
    questionId: 1,
    text: {
      EN: 'What was the name of your first pet?',
      TY: 'Ano ang pangalan ng una mong alaga?',
      VI: 'Thú cưng đầu tiên của bạn tên gì?',
    },
  },
  {
    questionId: 2,
    text: {
      EN: 'In which town did your parents meet?',
      TY: 'Saang bayan nagkakilala ang mga magulang mo?',
      VI: 'Cha mẹ bạn gặp nhau ở đâu?',
    },
  },
  {
    questionId: 3,
    text: {
      EN: 'What was your first school?',
      TY: 'Ano ang una mong school?',
      VI: 'Trường đầu tiên của bạn là trường nào?',
    },
  },
  {
    questionId: 4,
    text: {
      EN: 'Which dish did your grandmother cook best?',
      TY: 'Anong ulam ang pinakamasarap na luto ng lola mo?',
      VI: 'Bà của bạn nấu món nào ngon nhất?',
    },
  },
  {
    questionId: 5,
    text: {
      EN: 'What was your nickname as a child?',
      TY: 'Ano ang nickname mo noong bata ka?',
      VI: 'Biệt danh hồi nhỏ của bạn là gì?',
    },
  },
  {
    questionId: 6,
    text: {
      EN: 'Who was your first teacher?',
      TY: 'Sino ang una mong teacher?',
      VI: 'Thầy cô đầu tiên của bạn là ai?',
    },
  },
];
