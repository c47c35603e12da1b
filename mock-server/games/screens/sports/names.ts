import type { BetLeg, Leg, Match } from '../../sports/wire.ts';
import { words } from './words.ts';

const time = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Manila' });
const dayForms = {
  en: new Intl.DateTimeFormat('en-PH', { weekday: 'short', timeZone: 'Asia/Manila' }),
  fil: new Intl.DateTimeFormat('fil-PH', { weekday: 'short', timeZone: 'Asia/Manila' }),
};
const dateForms = {
  en: new Intl.DateTimeFormat('en-PH', { month: 'short', day: 'numeric', timeZone: 'Asia/Manila' }),
  fil: new Intl.DateTimeFormat('fil-PH', { month: 'short', day: 'numeric', timeZone: 'Asia/Manila' }),
};
const language = (): 'en' | 'fil' => (document.documentElement.lang === 'fil' ? 'fil' : 'en');

export const weekday = (at: number): string => dayForms[language()].format(at);
export const shortDate = (at: number): string => dateForms[language()].format(at);
export const startTime = (at: number): string => `${shortDate(at)}, ${time.format(at)}`;

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

type Picked = Pick<BetLeg, 'market' | 'line' | 'pick'> & { readonly home: string; readonly away: string };

const signed = (line: number): string => (line > 0 ? `+${line}` : `−${Math.abs(line)}`);

/** Returns the text of a pick: a team, Draw, "Over 185.5". */
export const pickText = ({ market, line, pick, home, away }: Picked): string => {
  const w = words();
  const side = pick === '1' ? home : pick === '2' ? away : null;
  if (side !== null) return market === 'handicap' ? `${side} ${signed((line ?? 0) * (pick === '1' ? 1 : -1))}` : side;
  if (pick === 'X') return w.draw;
  if (pick === 'over' || pick === 'under') return w[pick](line ?? 0);
  return pick === 'odd' ? w.odd : w.even;
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
