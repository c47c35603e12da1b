import type { Value } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import type { Cell } from '../../model/csv.ts';

type Month = Value<'statement'>['months'][number];

/** Figures of a month and their names, in the order in which they add up. */
export const statementColumns = [
  ['openingBalance', 'openingBalance'],
  ['deposits', 'deposits'],
  ['fees', 'depositFees'],
  ['withdrawals', 'withdrawals'],
  ['stake', 'staked'],
  ['payout', 'paidOut'],
  ['bonus', 'bonus'],
  ['rebate', 'rebate'],
  ['net', 'netResult'],
  ['transfers', 'transfers'],
  ['pending', 'notCounted'],
  ['closingBalance', 'closingBalance'],
  ['netDeposits', 'netDeposits'],
] as const satisfies readonly (readonly [keyof Month, keyof Words['recordsReports']])[];

/** Returns the rows of the statement's file, with its head. */
export const statementRows = ({ recordsReports: reports }: Words, months: readonly Month[]): readonly Cell[][] => [
  [reports.month(), ...statementColumns.map(([, name]) => reports[name]())],
  ...months.map((it) => [it.month, ...statementColumns.map(([key]) => it[key])]),
];
