interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const day = 86_400_000;
const nameOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** As many days right before these: what a figure is held against. */
export const daysBefore = ({ startDate, endDate }: Days): Days => {
  const [from, to] = [Date.parse(startDate), Date.parse(endDate)];
  const length = (to - from) / day + 1;
  return { startDate: nameOf(from - length * day), endDate: nameOf(from - day) };
};

/** By how many per cent a figure changed; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);
