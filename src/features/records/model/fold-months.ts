interface Month {
  readonly month: string;
}

interface MonthGroup<M> {
  /** The month, or the last and first month of a group without activity. */
  readonly months: readonly string[];
  /** The month's figures; null for months without activity. */
  readonly active: M | null;
}

/** Balances are no activity. */
const balances: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance']);

const isQuiet = (month: Month): boolean =>
  Object.entries(month).every(([key, value]) => typeof value !== 'number' || value === 0 || balances.has(key));

/** Groups months, newest first, so that neighbours without any activity are one entry. */
export const foldMonths = <M extends Month>(newest: readonly M[]): readonly MonthGroup<M>[] => {
  const groups: MonthGroup<M>[] = [];
  for (const it of newest) {
    const last = groups.at(-1);
    if (!isQuiet(it)) groups.push({ months: [it.month], active: it });
    else if (last?.active === null)
      groups[groups.length - 1] = { months: [last.months[0] ?? it.month, it.month], active: null };
    else groups.push({ months: [it.month], active: null });
  }
  return groups.map(({ months, active }) => ({ months: [...months].reverse(), active }));
};
