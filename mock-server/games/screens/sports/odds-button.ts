import type { Leg, Match } from '../../sports/wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { oddsText } from '../shell/odds-format.ts';
import { marketText, pickText } from './names.ts';
import { words } from './words.ts';

export interface ShownPick extends Leg {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly unit: string;
}

export type Market = Match['markets'][number];
type Price = Market['prices'][number];

/** What the odds of a board depend on besides its matches. */
export interface OddsContext {
  readonly isPicked: (match: string, market: string, pick: string) => boolean;
  /** Odds of the board before, by `priceKey`. */
  readonly oldOdds: ReadonlyMap<string, number>;
  readonly onPick: (pick: ShownPick) => void;
}

/** Returns the key of a price among those of all matches. */
export const priceKey = (match: string, market: string, pick: string): string => `${match} ${market} ${pick}`;

const trendOf = (odds: number | null, old: number | undefined): '' | 'up' | 'down' => {
  if (odds === null || old === undefined || old === odds) return '';
  return odds > old ? 'up' : 'down';
};

const toPick = (match: Match, { key, line }: Market, { pick, odds }: Price): ShownPick => ({
  match: match.id,
  market: key,
  line,
  pick,
  odds: odds ?? 0,
  live: match.phase === 'live',
  home: match.home,
  away: match.away,
  league: match.league,
  unit: match.unit,
});

/** Creates the button that adds a pick to the bet slip, or removes it. */
export const renderOddsButton = (
  match: Match,
  market: Market,
  price: Price,
  { isPicked, oldOdds, onPick }: OddsContext,
): HTMLButtonElement => {
  const { pick, odds } = price;
  const key = priceKey(match.id, market.key, pick);
  const trend = trendOf(odds, oldOdds.get(key));
  const picked = { market: market.key, line: market.line, pick };
  const marketName = marketText(market.key, match.unit);
  const button = element(
    'button',
    {
      class: 'odds',
      attributes: {
        'data-focus': key,
        'aria-pressed': String(isPicked(match.id, market.key, pick)),
        ...(trend && { 'data-trend': trend }),
      },
      on: { click: () => onPick(toPick(match, market, price)) },
    },
    element('span', {
      class: 'odds__name',
      text: pick === 'X' ? 'X' : pickText({ ...picked, home: match.homeShort, away: match.awayShort }),
      attributes: { 'aria-hidden': 'true' },
    }),
    element('span', { class: 'unseen', text: pickText({ ...picked, home: match.home, away: match.away }) }),
    element('span', {
      class: 'unseen',
      text: odds === null ? words().suspendedLabel(marketName) : words().oddsLabel(marketName),
    }),
    ' ',
    odds === null
      ? element('span', { class: 'odds__off', attributes: { 'aria-hidden': 'true' }, text: '–' })
      : element('b', { text: oddsText(odds) }),
  );
  setDisabled(button, odds === null);
  return button;
};
