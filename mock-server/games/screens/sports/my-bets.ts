import type { BetLeg, SportsBet } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { makeElementCache, setChildren } from '../shell/redraw.ts';
import { RoundFailed } from '../shell/rounds.ts';
import type { Shell } from '../shell/shell.ts';
import { refusalText } from '../shell/words.ts';
import { cashOutBet, readBets, readQuote } from './book.ts';
import { marketText, matchStatusText, pickText, startTime } from './names.ts';
import { words } from './words.ts';

const icons = { open: '', live: '●', won: '✓', lost: '✕', void: '↺' } as const;

/** Creates the list of the player's bets with every pick, and the cash-out of open ones. */
export const makeMyBets = (visit: Visit, shell: Shell, onCashOut: () => void, onViewMatches: () => void) => {
  const root = element('div', { class: 'bets' });
  let bets: readonly SportsBet[] = [];
  /** Bet whose quote is shown. */
  let offer: {
    readonly bet: string;
    readonly quote: string;
    readonly amount: number;
    readonly expiresAt: number;
  } | null = null;
  let isWaiting = false;

  const leg = (it: BetLeg): HTMLElement => {
    const state = it.state === 'open' && it.phase === 'live' ? 'live' : it.state;
    const parts = [
      ...(it.state === 'open' ? [] : [words().legStates[it.state]]),
      ...(it.score ? [`${it.score[0]} – ${it.score[1]}`] : []),
      matchStatusText(it),
    ];
    return element(
      'li',
      { class: 'leg', attributes: { 'data-state': state } },
      element('span', { class: 'leg__icon', text: icons[state], attributes: { 'aria-hidden': 'true' } }),
      element(
        'div',
        {},
        element('b', { text: pickText(it) }),
        element('p', { class: 'quiet', text: `${it.home} v ${it.away} · ${marketText(it.market, it.unit)}` }),
        element(
          'p',
          { class: 'leg__now' },
          ...(state === 'live' ? [element('b', { class: 'live', text: words().live }), ' '] : []),
          element('span', { text: parts.join(' · ') }),
        ),
      ),
      element('b', { text: it.odds.toFixed(2) }),
    );
  };

  const fail = (error: unknown): void => {
    const code = error instanceof RoundFailed ? error.code : 'system.unknown';
    shell.say(() => refusalText(code === 'request.conflict' ? 'cashout.closed' : code), 'bad');
  };

  const ask = async (bet: string): Promise<void> => {
    isWaiting = true;
    draw();
    try {
      const { quote, amount, expiresAt } = await readQuote(visit, bet);
      offer = { bet, quote, amount, expiresAt };
      setTimeout(
        () => {
          if (offer?.quote !== quote) return;
          offer = null;
          draw();
        },
        Math.max(0, expiresAt - visit.now - (Date.now() - opened)),
      );
    } catch (error) {
      fail(error);
    }
    isWaiting = false;
    draw();
  };

  const confirm = async (bet: string, quote: string): Promise<void> => {
    isWaiting = true;
    draw();
    try {
      const { amount, balance } = await cashOutBet(visit, bet, quote);
      shell.updateBalance(balance);
      shell.say(() => words().cashedOut(shell.money(amount)), 'won');
    } catch (error) {
      fail(error);
    }
    offer = null;
    isWaiting = false;
    await refresh();
    onCashOut();
  };

  const cashOut = (it: SportsBet): HTMLElement[] => {
    if (it.state !== 'open') return [];
    if (offer?.bet === it.id) {
      const { amount, quote } = offer;
      const yes = element('button', {
        class: 'go',
        text: words().confirmCashOut(shell.money(amount)),
        attributes: { 'data-focus': `confirm ${it.id}` },
        on: { click: () => void confirm(it.id, quote) },
      });
      const no = element('button', {
        class: 'plain',
        text: words().keep,
        attributes: { 'data-focus': `cash ${it.id}` },
        on: {
          click: () => {
            offer = null;
            draw();
          },
        },
      });
      setDisabled(yes, isWaiting);
      return [element('p', { class: 'quiet', text: words().holds }), element('div', { class: 'confirm' }, no, yes)];
    }
    const button = element('button', {
      class: 'go cash',
      text: it.cashOut === null ? words().cashOutOff : words().cashOut(shell.money(it.cashOut)),
      attributes: { 'data-focus': `cash ${it.id}` },
      on: { click: () => void ask(it.id) },
    });
    setDisabled(button, it.cashOut === null || isWaiting);
    return [button];
  };

  const card = (it: SportsBet): HTMLElement => {
    const isLive = it.state === 'open' && it.legs.some(({ phase }) => phase === 'live');
    const figure = (name: string, value: string, extra = '') =>
      element('p', { class: extra }, element('span', { class: 'quiet', text: name }), element('b', { text: value }));
    return element(
      'li',
      { class: 'bet', attributes: { 'data-state': it.state } },
      element(
        'div',
        { class: 'bet__head' },
        element(
          'div',
          {},
          element('h3', { text: it.legs.length > 1 ? words().comboOf(it.legs.length) : words().singleBet }),
          element('p', { class: 'quiet', text: startTime(it.at) }),
        ),
        element('span', { class: 'pill', text: isLive ? words().live : words().betStates[it.state] }),
      ),
      element('ul', { class: 'legs' }, ...it.legs.map(leg)),
      element(
        'div',
        { class: 'bet__sums' },
        figure(words().stake, shell.money(it.stake)),
        figure(words().oddsName, it.odds.toFixed(2)),
        it.state === 'open'
          ? figure(words().payout, shell.money(it.possible), 'end')
          : figure(words().paid, shell.money(it.payout), 'end paid'),
      ),
      ...cashOut(it),
    );
  };

  const cached = makeElementCache();
  const draw = (): void => {
    const open = bets.filter(({ state }) => state === 'open');
    const closed = bets.filter(({ state }) => state !== 'open');
    const part = (name: string, list: readonly SportsBet[]): HTMLElement[] => {
      if (list.length === 0) return [];
      const cards = cached(`list ${name}`, null, () => element('ul', { class: 'betlist' }));
      const shownOf = (it: SportsBet) => [it, it.state === 'open' && [offer?.bet === it.id && offer, isWaiting]];
      setChildren(
        cards,
        list.map((it) => cached(it.id, shownOf(it), () => card(it))),
      );
      const title = `${name} (${list.length})`;
      return [cached(`title ${name}`, title, () => element('h2', { text: title })), cards];
    };
    setChildren(root, [
      ...(bets.length === 0 ? [noBets] : []),
      ...part(words().open, open),
      ...part(words().settled, closed),
    ]);
  };

  const noBets = element(
    'div',
    { class: 'none' },
    element('h2', { text: () => words().noBetsTitle }),
    element('p', { text: () => words().noBets }),
    element('button', { class: 'go', text: () => words().viewMatches, on: { click: onViewMatches } }),
  );

  const opened = Date.now();
  const refresh = async (): Promise<void> => {
    const reply = await readBets(visit).catch(shell.refuseIfEnded);
    if (!reply) return;
    const wasOpen = new Set(bets.filter(({ state }) => state === 'open').map(({ id }) => id));
    bets = reply.bets;
    shell.updateBalance(reply.balance);
    for (const { id, state, stake, payout } of bets)
      if (wasOpen.has(id) && state !== 'open' && state !== 'refunded')
        shell.settleEarlier({ round: id, stake, payout });
    if (!isWaiting) draw();
  };

  return { root, refresh, draw, openCount: (): number => bets.filter(({ state }) => state === 'open').length };
};
