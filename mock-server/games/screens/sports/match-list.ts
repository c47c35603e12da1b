import type { Board, Match } from '../../sports/wire.ts';
import { element } from '../shell/element.ts';
import { makeElementCache, setChildren } from '../shell/redraw.ts';
import { renderMatchCard } from './match-card.ts';
import { type OddsContext, priceKey } from './odds-button.ts';
import { words } from './words.ts';

type Leagues = Pick<Board, 'leagues'>;

export interface MatchList {
  readonly root: HTMLElement;
  /** Shows the matches of a board; changed odds are marked. */
  show(board: Leagues): void;
  /** Opens all markets of a match and scrolls to it. */
  reveal(match: string): void;
}

interface Options extends Pick<OddsContext, 'isPicked' | 'onPick'> {
  readonly images: string;
  readonly onInfo: (match: Match) => void;
  readonly onBuild: (match: Match) => void;
}

/** Distance of a revealed match from the top, which the status line and the button of the rules may cover. */
const revealOffsetPx = 72;

/** Returns the odds of a board that accept bets, by `priceKey`. */
const oddsOf = ({ leagues }: Leagues): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { id, markets } of leagues.flatMap(({ matches }) => matches))
    for (const { key, prices } of markets)
      for (const { pick, odds } of prices) if (odds !== null) found.set(priceKey(id, key, pick), odds);
  return found;
};

const renderLeague = (name: string, matchCount: number): HTMLElement =>
  element(
    'section',
    { class: 'league', attributes: { 'aria-label': name } },
    element(
      'h2',
      {},
      element('span', { text: name }),
      ' ',
      element('span', { class: 'quiet', text: words().count(matchCount) }),
    ),
    element('ul', { class: 'matches' }),
  );

const scrollToCard = (card: Element): void => {
  // scrollIntoView would also scroll the page around the frame, and its balance out of view.
  const { top, height } = card.getBoundingClientRect();
  scrollBy({ top: top - Math.max(revealOffsetPx, (innerHeight - height) / 2) });
};

/** Creates the list of leagues with their matches, scores and odds. */
export const makeMatchList = ({ images, isPicked, onPick, onInfo, onBuild }: Options): MatchList => {
  const root = element('div', { class: 'leagues' });
  const open = new Set<string>();
  const cached = makeElementCache();
  let shown: Leagues = { leagues: [] };
  let oldOdds = new Map<string, number>();

  const toggle = (match: string): void => {
    if (open.has(match)) open.delete(match);
    else open.add(match);
    draw();
  };

  const cardOf = (match: Match): HTMLElement => {
    const isOpen = open.has(match.id);
    const prices = match.markets.flatMap(({ key, prices }) =>
      prices.map(({ pick }) => [isPicked(match.id, key, pick), oldOdds.get(priceKey(match.id, key, pick))]),
    );
    return cached(match.id, [match, isOpen, prices], () =>
      renderMatchCard(match, {
        images,
        isOpen,
        onToggle: () => toggle(match.id),
        onInfo: () => onInfo(match),
        onBuild: () => onBuild(match),
        isPicked,
        oldOdds,
        onPick,
      }),
    );
  };

  const leagueOf = ({ name, matches }: Board['leagues'][number]): HTMLElement => {
    const section = cached(`league ${name}`, matches.length, () => renderLeague(name, matches.length));
    setChildren(section.lastElementChild ?? section, matches.map(cardOf));
    return section;
  };

  const draw = (): void => {
    const leagues = shown.leagues.map(leagueOf);
    setChildren(root, leagues.length > 0 ? leagues : [element('p', { class: 'none', text: words().noMatches })]);
  };

  return {
    root,
    show: (board) => {
      if (board !== shown) oldOdds = oddsOf(shown);
      shown = board;
      draw();
    },
    reveal: (match) => {
      open.add(match);
      draw();
      const card = root.querySelector(`[data-match="${CSS.escape(match)}"]`);
      if (card) scrollToCard(card);
    },
  };
};
