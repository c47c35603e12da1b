import type { Board, Leg, Match } from '../../sports/wire.ts';
import { element, picture, setDisabled } from '../shell/element.ts';
import { makeElementCache, setChildren } from '../shell/redraw.ts';
import { marketText, matchStatusText, pickText, unitText } from './names.ts';
import { words } from './words.ts';

export interface MatchList {
  readonly root: HTMLElement;
  /** Shows the matches of a board; changed odds are marked. */
  show(board: Pick<Board, 'leagues'>): void;
  /** Opens all markets of a match and scrolls to it. */
  reveal(match: string): void;
}

export interface ShownPick extends Leg {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly unit: string;
}

interface Parts {
  readonly images: string;
  readonly isPicked: (match: string, market: string, pick: string) => boolean;
  readonly onPick: (pick: ShownPick) => void;
}

/** Distance of a revealed match from the top, which the status line and the button of the rules may cover. */
const revealOffsetPx = 72;

/** Creates the list of leagues with their matches, scores and odds. */
export const makeMatchList = ({ images, isPicked, onPick }: Parts): MatchList => {
  const root = element('div', { class: 'leagues' });
  const open = new Set<string>();
  let shown: Pick<Board, 'leagues'> = { leagues: [] };
  let before = new Map<string, number>();

  const oddsButton = (match: Match, market: Match['markets'][number], price: (typeof market)['prices'][number]) => {
    const { key, line } = market;
    const { pick, odds } = price;
    const { id, home, away, league, unit, phase } = match;
    const name = pickText({ market: key, line, pick, home, away });
    const focus = `${id} ${key} ${pick}`;
    const last = before.get(focus);
    const trend = odds === null || last === undefined || last === odds ? '' : odds > last ? 'up' : 'down';
    const button = element(
      'button',
      {
        class: 'odds',
        attributes: {
          'data-focus': focus,
          'aria-pressed': String(isPicked(id, key, pick)),
          ...(trend && { 'data-trend': trend }),
        },
        on: {
          click: () =>
            onPick({
              match: id,
              market: key,
              line,
              pick,
              odds: odds ?? 0,
              live: phase === 'live',
              home,
              away,
              league,
              unit,
            }),
        },
      },
      element('span', { class: 'odds__name', text: name }),
      element('span', {
        class: 'unseen',
        text: odds === null ? words().suspendedLabel(marketText(key, unit)) : words().oddsLabel(marketText(key, unit)),
      }),
      ' ',
      odds === null
        ? element('span', { class: 'odds__off', text: words().suspended })
        : element('b', { text: odds.toFixed(2) }),
    );
    setDisabled(button, odds === null);
    return button;
  };

  const marketRow = (match: Match, market: Match['markets'][number], titled: boolean): HTMLElement =>
    element(
      'div',
      { class: 'market' },
      ...(titled ? [element('p', { class: 'quiet', text: marketText(market.key, match.unit) })] : []),
      element(
        'div',
        { class: 'picks', attributes: { 'data-count': String(market.prices.length) } },
        ...market.prices.map((price) => oddsButton(match, market, price)),
      ),
    );

  const side = (match: Match, at: 0 | 1): HTMLElement => {
    const image = at === 0 ? match.homeImageUrl : match.awayImageUrl;
    const periods = match.periodScores.map((it, index) =>
      element('span', {
        class: index === match.periodScores.length - 1 ? 'part' : 'part part--old',
        text: String(it[at]),
      }),
    );
    const hidden = (text: string): HTMLElement => element('span', { class: 'unseen', text });
    return element(
      'p',
      { class: 'side' },
      ...(image ? [picture(`${images}${image}?w=192`, 'crest')] : []),
      element('span', { class: 'side__name', text: at === 0 ? match.home : match.away }),
      ...(periods.length > 0 ? [hidden(words().byPeriod(unitText(match.unit))), ...periods] : []),
      ...(match.score ? [hidden(words().total), element('b', { class: 'total', text: String(match.score[at]) })] : []),
    );
  };

  const seedOf = ({ seedHash, seed }: Match): HTMLElement[] => [
    element('p', { class: 'quiet', text: seed === null ? words().seedHash : words().seedShown }),
    element('p', { class: 'seedhash', text: seedHash }),
    ...(seed === null ? [] : [element('p', { class: 'seedhash', text: seed })]),
  ];

  const matchCard = (match: Match): HTMLElement => {
    const [result, ...others] = match.markets;
    const isOpen = open.has(match.id);
    const more =
      others.length > 0 || match.seed !== null
        ? [
            element(
              'button',
              {
                class: 'more',
                attributes: { 'data-focus': `more ${match.id}`, 'aria-expanded': String(isOpen) },
                on: {
                  click: () => {
                    if (isOpen) open.delete(match.id);
                    else open.add(match.id);
                    draw();
                  },
                },
              },
              match.seed !== null ? words().fairness : isOpen ? words().fewer : words().markets_(match.markets.length),
              element('span', { class: 'unseen', text: `: ${match.home} v ${match.away}` }),
            ),
          ]
        : [];
    return element(
      'li',
      { class: 'match', attributes: { 'data-match': match.id, 'data-phase': match.phase } },
      element(
        'div',
        { class: 'match__top' },
        ...(match.phase === 'live' ? [element('b', { class: 'live', text: words().live })] : []),
        element('span', { class: 'quiet', text: matchStatusText(match) }),
        ...more,
      ),
      side(match, 0),
      side(match, 1),
      ...(result ? [marketRow(match, result, isOpen)] : []),
      ...(isOpen ? others.map((market) => marketRow(match, market, true)) : []),
      ...(isOpen ? seedOf(match) : []),
    );
  };

  const cached = makeElementCache();
  const cardOf = (match: Match): HTMLElement => {
    const prices = match.markets.flatMap(({ key, prices }) =>
      prices.map(({ pick }) => [isPicked(match.id, key, pick), before.get(`${match.id} ${key} ${pick}`)]),
    );
    return cached(match.id, [match, open.has(match.id), prices], () => matchCard(match));
  };

  const leagueOf = ({ name, matches }: Board['leagues'][number]): HTMLElement => {
    const section = cached(`league ${name}`, matches.length, () =>
      element(
        'section',
        { class: 'league', attributes: { 'aria-label': name } },
        element(
          'h2',
          {},
          element('span', { text: name }),
          ' ',
          element('span', { class: 'quiet', text: words().count(matches.length) }),
        ),
        element('ul', { class: 'matches' }),
      ),
    );
    setChildren(section.lastElementChild ?? section, matches.map(cardOf));
    return section;
  };

  const draw = (): void => {
    const leagues = shown.leagues.map(leagueOf);
    setChildren(root, leagues.length > 0 ? leagues : [element('p', { class: 'none', text: words().noMatches })]);
  };

  const oddsOf = ({ leagues }: Pick<Board, 'leagues'>): Map<string, number> =>
    new Map(
      leagues.flatMap(({ matches }) =>
        matches.flatMap(({ id, markets }) =>
          markets.flatMap(({ key, prices }) =>
            prices.flatMap(({ pick, odds }): [string, number][] =>
              odds === null ? [] : [[`${id} ${key} ${pick}`, odds]],
            ),
          ),
        ),
      ),
    );

  return {
    root,
    show: (board) => {
      if (board !== shown) before = oddsOf(shown);
      shown = board;
      draw();
    },
    reveal: (match) => {
      open.add(match);
      draw();
      const card = root.querySelector(`[data-match="${CSS.escape(match)}"]`);
      if (!card) return;
      // scrollIntoView would also scroll the page around the frame, and its balance out of view.
      const { top, height } = card.getBoundingClientRect();
      scrollBy({ top: top - Math.max(revealOffsetPx, (innerHeight - height) / 2) });
    },
  };
};
