import { findSystem } from '#contract/games/sports-systems.ts';
import type { BetLeg, SportsBet } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { element } from '../shell/element.ts';
import { oddsText } from '../shell/odds-format.ts';
import { makeElementCache, setChildren } from '../shell/redraw.ts';
import type { Shell } from '../shell/shell.ts';
import { readBets } from './book.ts';
import { makeCashOut } from './cash-out.ts';
import { marketText, matchStatusText, pickText, startTime } from './names.ts';
import { words } from './words.ts';

const icons = { open: '', live: '●', won: '✓', lost: '✕', void: '↺' } as const;

const renderLeg = (leg: BetLeg): HTMLElement => {
  const state = leg.state === 'open' && leg.phase === 'live' ? 'live' : leg.state;
  const parts = [
    ...(leg.state === 'open' ? [] : [words().legStates[leg.state]]),
    ...(leg.score ? [`${leg.score[0]} – ${leg.score[1]}`] : []),
    matchStatusText(leg),
  ];
  return element(
    'li',
    { class: 'leg', attributes: { 'data-state': state } },
    element('span', { class: 'leg__icon', text: icons[state], attributes: { 'aria-hidden': 'true' } }),
    element(
      'div',
      {},
      element('b', { text: pickText(leg) }),
      element('p', { class: 'quiet', text: `${leg.home} v ${leg.away} · ${marketText(leg.market, leg.unit)}` }),
      element(
        'p',
        { class: 'leg__now' },
        ...(state === 'live' ? [element('b', { class: 'live', text: words().live }), ' '] : []),
        element('span', { text: parts.join(' · ') }),
      ),
    ),
    element('b', { text: oddsText(leg.odds) }),
  );
};

const renderFigure = (name: string, value: string, extra = ''): HTMLElement =>
  element('p', { class: extra }, element('span', { class: 'quiet', text: name }), element('b', { text: value }));

const signed = (money: Shell['money'], major: number): string => `${major > 0 ? '+' : ''}${money(major)}`;

const betName = ({ legs, system }: SportsBet): string => {
  const name = system && findSystem(legs.length, system)?.name;
  if (name) return words().systemOf(name);
  return legs.length > 1 ? words().comboOf(legs.length) : words().singleBet;
};

const renderBet = (bet: SportsBet, money: Shell['money'], buttons: readonly HTMLElement[]): HTMLElement => {
  const isLive = bet.state === 'open' && bet.legs.some(({ phase }) => phase === 'live');
  return element(
    'li',
    { class: 'bet', attributes: { 'data-state': bet.state } },
    element(
      'div',
      { class: 'bet__head' },
      element(
        'div',
        {},
        element('h3', { text: betName(bet) }),
        element('p', { class: 'quiet', text: startTime(bet.at) }),
      ),
      element('span', { class: 'pill', text: isLive ? words().live : words().betStates[bet.state] }),
    ),
    element('ul', { class: 'legs' }, ...bet.legs.map(renderLeg)),
    element(
      'div',
      { class: 'bet__sums' },
      renderFigure(words().stake, money(bet.stake)),
      renderFigure(words().oddsName, oddsText(bet.odds)),
      ...(bet.state === 'open'
        ? [renderFigure(words().payout, money(bet.possible), 'end')]
        : [
            renderFigure(words().paid, money(bet.payout), 'paid'),
            renderFigure(words().net, signed(money, bet.payout - bet.stake), 'end'),
          ]),
    ),
    ...buttons,
  );
};

const renderNoBets = (onViewMatches: () => void): HTMLElement =>
  element(
    'div',
    { class: 'none' },
    element('h2', { text: () => words().noBetsTitle }),
    element('p', { text: () => words().noBets }),
    element('button', { class: 'go', text: () => words().viewMatches, on: { click: onViewMatches } }),
  );

const renderFailure = (onRetry: () => void): HTMLElement =>
  element(
    'div',
    { class: 'none', attributes: { role: 'alert' } },
    element('h2', { text: () => words().betsFailed }),
    element('p', { text: () => `${words().betsSafe} ${words().checkConnection}` }),
    element('button', { class: 'go', text: () => words().retry, on: { click: onRetry } }),
  );

/** Creates the list of the player's bets with every pick, and the cash-out of open ones. */
export const makeMyBets = (visit: Visit, shell: Shell, onCashOut: () => void, onViewMatches: () => void) => {
  const root = element('div', { class: 'bets' });
  const noBets = renderNoBets(onViewMatches);
  const loading = element('p', { class: 'none', attributes: { role: 'status' }, text: () => words().loading });
  const failure = renderFailure(() => {
    state = 'loading';
    draw();
    void refresh();
  });
  const cached = makeElementCache();
  let bets: readonly SportsBet[] = [];
  /** Of the first load; later ones that fail keep the list and are repeated. */
  let state: 'loading' | 'failed' | 'ready' = 'loading';

  const cashOut = makeCashOut(visit, shell, {
    onChange: () => draw(),
    onEnd: async () => {
      await refresh();
      onCashOut();
    },
  });

  const renderList = (title: string, list: readonly SportsBet[]): HTMLElement[] => {
    if (list.length === 0) return [];
    const items = cached(`list ${title}`, null, () => element('ul', { class: 'betlist' }));
    setChildren(
      items,
      list.map((bet) =>
        cached(bet.id, [bet, cashOut.stateOf(bet)], () => renderBet(bet, shell.money, cashOut.render(bet))),
      ),
    );
    const text = `${title} (${list.length})`;
    return [cached(`title ${title}`, text, () => element('h2', { text })), items];
  };

  const draw = (): void => {
    const open = bets.filter(({ state }) => state === 'open');
    const closed = bets.filter(({ state }) => state !== 'open');
    setChildren(root, [
      ...(bets.length > 0 ? [] : [{ loading, failed: failure, ready: noBets }[state]]),
      ...renderList(words().open, open),
      ...renderList(words().settled, closed),
    ]);
  };

  const refresh = async (): Promise<void> => {
    const reply = await readBets(visit).catch(shell.refuseIfEnded);
    if (!reply) {
      if (state !== 'loading') return;
      state = 'failed';
      draw();
      return;
    }
    state = 'ready';
    const wasOpen = new Set(bets.filter(({ state }) => state === 'open').map(({ id }) => id));
    bets = reply.bets;
    shell.updateBalance(reply.balance);
    for (const { id, state, stake, payout } of bets)
      if (wasOpen.has(id) && state !== 'open' && state !== 'refunded')
        shell.settleEarlier({ round: id, stake, payout });
    if (!cashOut.isWaiting()) draw();
  };

  return { root, refresh, draw, openCount: (): number => bets.filter(({ state }) => state === 'open').length };
};
