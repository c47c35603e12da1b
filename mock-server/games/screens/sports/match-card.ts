import type { Match } from '../../sports/wire.ts';
import { element, picture } from '../shell/element.ts';
import { hasBuilder } from './bet-builder.ts';
import { marketText, matchStatusText, unitText } from './names.ts';
import { type Market, type OddsContext, renderOddsButton } from './odds-button.ts';
import { words } from './words.ts';

export interface MatchCardOptions extends OddsContext {
  /** Start of the addresses of pictures. */
  readonly images: string;
  /** Shows all markets. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Shows table, form and head to head. */
  readonly onInfo: () => void;
  /** Combines picks of the match. */
  readonly onBuild: () => void;
}

const hiddenText = (text: string): HTMLElement => element('span', { class: 'unseen', text });

const renderMarket = (match: Match, market: Market, isTitled: boolean, context: OddsContext): HTMLElement =>
  element(
    'div',
    { class: 'market' },
    ...(isTitled ? [element('p', { class: 'quiet', text: marketText(market.key, match.unit) })] : []),
    element(
      'div',
      {
        class: 'picks',
        attributes: {
          'data-count': String(market.prices.length),
          ...(market.prices.length > 3 && { 'data-many': '' }),
        },
      },
      ...market.prices.map((price) => renderOddsButton(match, market, price, context)),
    ),
  );

const renderSide = (match: Match, at: 0 | 1, images: string): HTMLElement => {
  const image = at === 0 ? match.homeImageUrl : match.awayImageUrl;
  const periods = match.periodScores.map((score, index) =>
    element('span', {
      class: index === match.periodScores.length - 1 ? 'part' : 'part part--old',
      text: String(score[at]),
    }),
  );
  return element(
    'p',
    { class: 'side' },
    ...(image ? [picture(`${images}${image}?w=192`, 'crest')] : []),
    element('span', { class: 'side__name', text: at === 0 ? match.home : match.away }),
    ...(periods.length > 0 ? [hiddenText(words().byPeriod(unitText(match.unit))), ...periods] : []),
    ...(match.score
      ? [hiddenText(words().total), element('b', { class: 'total', text: String(match.score[at]) })]
      : []),
  );
};

const renderSeed = ({ seedHash, seed }: Match): HTMLElement[] => [
  element('p', { class: 'quiet', text: seed === null ? words().seedHash : words().seedShown }),
  element('p', { class: 'seedhash', text: seedHash }),
  ...(seed === null ? [] : [element('p', { class: 'seedhash', text: seed })]),
];

const toggleText = ({ seed, markets }: Match, isOpen: boolean): string => {
  if (seed !== null) return words().fairness;
  return isOpen ? words().fewer : words().markets_(markets.length);
};

const renderToggle = (match: Match, isOpen: boolean, onToggle: () => void): HTMLElement =>
  element(
    'button',
    {
      class: 'more',
      attributes: { 'data-focus': `more ${match.id}`, 'aria-expanded': String(isOpen) },
      on: { click: onToggle },
    },
    toggleText(match, isOpen),
    hiddenText(`: ${match.home} v ${match.away}`),
  );

const renderAction = (match: Match, name: 'matchInfo' | 'betBuilder', onClick: () => void): HTMLElement =>
  element(
    'button',
    { class: 'plain', attributes: { 'data-focus': `${name} ${match.id}` }, on: { click: onClick } },
    words()[name],
    hiddenText(`: ${match.home} v ${match.away}`),
  );

/** Creates the card of a match with its score and the odds of its first market, or of all if it is open. */
export const renderMatchCard = (
  match: Match,
  { images, isOpen, onToggle, onInfo, onBuild, ...context }: MatchCardOptions,
) => {
  const [result, ...others] = match.markets;
  const hasMore = others.length > 0 || match.seed !== null;
  return element(
    'li',
    { class: 'match', attributes: { 'data-match': match.id, 'data-phase': match.phase } },
    element(
      'div',
      { class: 'match__top' },
      ...(match.phase === 'live' ? [element('b', { class: 'live', text: words().live })] : []),
      element('span', { class: 'quiet', text: matchStatusText(match) }),
      ...(hasMore ? [renderToggle(match, isOpen, onToggle)] : []),
    ),
    renderSide(match, 0, images),
    renderSide(match, 1, images),
    ...(result ? [renderMarket(match, result, isOpen, context)] : []),
    ...(isOpen ? others.map((market) => renderMarket(match, market, true, context)) : []),
    ...(isOpen && hasBuilder(match) ? [renderAction(match, 'betBuilder', onBuild)] : []),
    ...(isOpen ? [renderAction(match, 'matchInfo', onInfo), ...renderSeed(match)] : []),
  );
};
