export const birthdayTerms = { wageringFactor: 1, days: 7, noticeDays: 7 } as const;
