import type { Market } from '#markets/market.ts';
import type { Content, Promotion } from './read.ts';
import { dayMs, type Span, shows, spanOf } from './schedule.ts';

/** A change of what visitors see, with its remarks for editors. */
export interface CalendarEntry {
  /** Epoch ms. */
  readonly at: number;
  readonly sentence: string;
}

interface Scheduled {
  readonly name: string;
  /** Entries of a group should neither leave a gap nor overlap unnoticed. */
  readonly group: 'deposit bonus' | 'cashback' | 'pop-up' | 'entry';
  readonly span: Span;
}

const groupOf = ({ terms, cashback }: Promotion): Scheduled['group'] => {
  if (terms) return 'deposit bonus';
  return cashback ? 'cashback' : 'entry';
};

const scheduledIn = ({ promotions, announcements, help }: Content): readonly Scheduled[] => [
  ...promotions.map((it) => ({
    name: `promotions/${it.slug}`,
    group: groupOf(it),
    span: spanOf(it),
  })),
  ...announcements
    .filter(({ age }) => age === undefined)
    .map((it) => ({
      name: `announcements/${it.slug}`,
      group: it.kind === 'popup' ? ('pop-up' as const) : ('entry' as const),
      span: spanOf(it),
    })),
  ...help.map((it) => ({ name: `help/${it.slug}`, group: 'entry' as const, span: spanOf(it) })),
];

/**
 * Returns what goes live and what ends in the days after `now`, with overlaps and gaps of deposit
 * bonuses and pop-ups, and the market's holidays.
 */
export const calendarOf = (
  content: Content,
  now: number,
  days = 60,
  holidays: Market['holidays'] = [],
): readonly CalendarEntry[] => {
  const all = scheduledIn(content);
  const isSoon = (at: number): boolean => at > now && at <= now + days * dayMs;
  const others = (it: Scheduled, at: number): string[] =>
    it.group === 'entry'
      ? []
      : all
          .filter((other) => other !== it && other.group === it.group && shows(other.span, at))
          .map(({ name }) => name);
  const feasts = holidays.map(({ day, name }) => ({ at: spanOf({ from: day }).from, sentence: `Holiday: ${name}` }));
  return all
    .flatMap((it) => {
      const { from, until } = it.span;
      const found: CalendarEntry[] = [];
      if (isSoon(from)) {
        const beside = others(it, from);
        found.push({
          at: from,
          sentence: `${it.name} starts${beside.length > 0 ? ` (overlaps ${beside.join(', ')})` : ''}`,
        });
      }
      if (until !== null && isSoon(until)) {
        const isGap = it.group !== 'entry' && others(it, until).length === 0;
        found.push({ at: until, sentence: `${it.name} ends${isGap ? ` (gap: no ${it.group} afterwards)` : ''}` });
      }
      return found;
    })
    .concat(feasts.filter(({ at }) => isSoon(at)))
    .sort((one, other) => one.at - other.at);
};
