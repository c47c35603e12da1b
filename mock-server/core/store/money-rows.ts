import type { Entry, Posting } from '../ledger.ts';

/** One entry of a posting as the stores save it: a row of the table `money`, whose column `centavos` holds minor units. */
export interface MoneyRow {
  readonly posting: string;
  readonly account: string;
  readonly centavos: number | string;
  readonly balance: number | string;
  readonly at: number | string;
  readonly type: string;
  readonly ref: string | null;
}

/** Joins rows, in the order in which they were written, into postings. */
export const postingsOf = (rows: readonly MoneyRow[]): Posting[] => {
  const found = new Map<string, Posting & { entries: Entry[] }>();
  for (const { posting: id, at, type, ref, account, centavos, balance } of rows) {
    const posting = found.get(id) ?? { id, at: Number(at), type, ref, entries: [] };
    posting.entries.push({
      account: account as Entry['account'],
      minor: Number(centavos),
      balance: Number(balance),
    });
    found.set(id, posting);
  }
  return [...found.values()];
};
