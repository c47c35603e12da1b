import type { BuilderPart } from '#contract/games/sports-picks.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { country, timeZone } from '#markets/current.ts';
import type { BetLeg, Leg, Match } from '../../sports/wire.ts';
import { words } from './words.ts';

const formOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${document.documentElement.lang}-${country}`, { ...options, timeZone });

export const weekday = (at: number): string => formOf({ weekday: 'short' }).format(at);
export const shortDate = (at: number): string => formOf({ month: 'short', day: 'numeric' }).format(at);
export const startTime = (at: number): string => `${shortDate(at)}, ${clockTime(at)}`;

type MatchStatus = Pick<Match, 'phase' | 'startsAt' | 'unit' | 'period' | 'overtime' | 'pause' | 'clock'>;

/** Returns the state of a match as text: its start, its period and clock, or its result. */
export const matchStatusText = ({ phase, startsAt, unit, period, overtime, pause, clock }: MatchStatus): string => {
  const w = words();
  if (phase === 'upcoming') return startTime(startsAt);
  if (phase !== 'live') return w.phases[phase];
  if (overtime) return w.overtime;
  const name = w.period(unitText(unit), period);
  if (pause) return w.pause(name);
  return clock ? (unit === 'half' ? clock : `${name} · ${clock}`) : name;
};

type Picked = Pick<BetLeg, 'market' | 'line' | 'pick'> & {
  readonly parts?: readonly BuilderPart[] | undefined;
  readonly home: string;
  readonly away: string;
};

const signed = (line: number): string => (line > 0 ? `+${line}` : `−${Math.abs(line)}`);

/** Returns the text of a part of a bet builder; Yes and No need the name of their market. */
const partText = (part: Picked): string => {
  const text = pickText(part);
  return part.pick === 'yes' || part.pick === 'no' ? `${marketText(part.market, '')}: ${text}` : text;
};

/** Returns the text of a pick: a team, Draw, "Over 185.5", "2–1", or all parts of a bet builder. */
export const pickText = ({ market, line, pick, parts, home, away }: Picked): string => {
  if (parts) return parts.map((part) => partText({ ...part, home, away })).join(' + ');
  const w = words();
  if (pick === '1' || pick === '2') {
    const side = pick === '1' ? home : away;
    return market === 'handicap' ? `${side} ${signed((line ?? 0) * (pick === '1' ? 1 : -1))}` : side;
  }
  if (pick === 'X') return w.draw;
  if (pick === 'over' || pick === 'under') return w[pick](line ?? 0);
  if (pick === 'other') return w.otherScore;
  if (pick === 'odd' || pick === 'even' || pick === 'yes' || pick === 'no') return w[pick];
  return pick.replace(':', '–');
};

/** Returns the name of a match's parts, such as "Quarter". */
export const unitText = (unit: string): string => {
  const { units } = words();
  return units[unit as keyof typeof units];
};

export const marketText = (market: Leg['market'], unit: string): string => {
  const w = words();
  return market === 'first' ? w.first(unitText(unit)) : w.markets[market];
};
