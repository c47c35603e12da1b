import { formatMoney } from '../../../../src/domain/money.ts';
import type { RoundOrder, RoundResult, Visit } from '../../wire.ts';
import { element, sign } from './element.ts';
import { inEveryLanguage, setLanguage } from './language.ts';
import { holdMotion, setStill } from './motion.ts';
import { meetPage, tellPage } from './page.ts';
import { orderOf, playRound, RoundFailed } from './rounds.ts';
import { openRules } from './rules-dialog.ts';
import { dress } from './visit.ts';
import { refusalText, words } from './words.ts';
import './shell.css';

/** The parts that every game's screen shares, and what it can ask of them. */
export interface Shell {
  /** Where the game is drawn. */
  readonly stage: HTMLElement;
  /** The row under the result where the game puts its buttons. */
  readonly controls: HTMLElement;
  money(pesos: number): string;
  balance(): number;
  /** A round is on its way or being shown. */
  busy(): boolean;
  /** Hears of every change of `busy`, of pausing and of the language. */
  onChange(listener: () => void): void;
  /** Says a line under the stage; asked again when the language changes. */
  say(text: () => string, mood?: 'calm' | 'won' | 'bad'): void;
  /** Places a bet. Answers null when it was refused; the reason is said. */
  place<Outcome>(stake: number, choice: unknown): Promise<RoundResult<Outcome> | null>;
  /** The result was shown: says it and lets the next round begin. */
  settle(result: RoundResult): void;
  /** The game can be played. */
  ready(): void;
}

const over = new Set([
  'session.expired',
  'session.required',
  'system.maintenance',
  'game.unavailable',
  'permission.denied',
]);

/** Builds the screen into the document. `rules` fills the sheet with rules and prizes. */
export const makeShell = (visit: Visit, rules: () => readonly Node[]): Shell => {
  dress(visit);
  const listeners = new Set<() => void>();
  let balance = visit.balance;
  let busy = false;
  let paused = false;
  let pending: { readonly order: RoundOrder; readonly print: string } | undefined;
  let said: () => string = () => '';

  const money = (pesos: number): string => formatMoney(pesos, visit.currency);
  const stage = element('div', { class: 'stage' });
  const controls = element('div', { class: 'controls' });
  const result = element('p', { class: 'result', attributes: { role: 'status' } });
  const info = element(
    'button',
    { class: 'round info', label: () => words().rules, on: { click: () => openRules(visit, money, rules()) } },
    sign('M12 8.2v.1M11 11.5h1v5h1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'),
  );
  // The page around shows the name; this one is for those who hear the frame alone.
  const head = element('header', { class: 'plate' }, element('h1', { class: 'unseen' }, visit.name), info);
  if (visit.demo) head.prepend(element('p', { class: 'demo', text: () => words().demo }));
  const main = document.getElementById('game') ?? document.body;
  main.setAttribute('aria-label', visit.name);
  main.replaceChildren(element('div', { class: 'backdrop' }), head, stage, result, controls);

  const changed = (): void => {
    main.toggleAttribute('data-busy', busy);
    main.toggleAttribute('data-paused', paused);
    for (const listener of listeners) listener();
  };
  const setBalance = (pesos: number): void => {
    balance = Math.round(pesos * 100) / 100;
    tellPage({ type: 'balance', balance });
  };
  const say: Shell['say'] = (text, mood = 'calm') => {
    said = text;
    result.dataset.mood = mood;
    result.textContent = text();
  };
  inEveryLanguage(() => {
    result.textContent = said();
    for (const listener of listeners) listener();
  });

  meetPage((message) => {
    if ('language' in message) setLanguage(message.language);
    if ('still' in message) setStill(message.still);
    else if (message.type !== 'language') {
      paused = message.type !== 'resume';
      holdMotion(paused);
      changed();
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) tellPage({ type: 'exit' });
  });

  const refuse = (code: string, value: unknown = null): void => {
    say(() => refusalText(code), 'bad');
    if (code.startsWith('safety.')) tellPage({ type: 'refused', code, value });
    if (over.has(code)) tellPage({ type: 'error', code });
  };

  return {
    stage,
    controls,
    money,
    balance: () => balance,
    busy: () => busy || paused,
    onChange: (listener) => void listeners.add(listener),
    say,

    place: async <Outcome>(stake: number, choice: unknown) => {
      if (busy || paused) return null;
      if (stake > balance && !pending) {
        refuse('balance.insufficient');
        return null;
      }
      // A bet that nobody answered is sent again as it was, not placed anew.
      const print = JSON.stringify([stake, choice]);
      const order = pending?.print === print ? pending.order : orderOf(stake, choice);
      pending = { order, print };
      const before = balance;
      busy = true;
      changed();
      setBalance(before - stake);
      say(() => words().placing);
      try {
        const played = await playRound<Outcome>(visit, order);
        pending = undefined;
        say(() => '');
        return played;
      } catch (error) {
        const code = error instanceof RoundFailed ? error.code : 'system.unknown';
        if (code !== 'network.offline') pending = undefined;
        setBalance(before);
        busy = false;
        changed();
        refuse(code, error instanceof RoundFailed ? error.value : null);
        return null;
      }
    },

    settle: ({ round, stake, payout, balance: after }) => {
      busy = false;
      setBalance(after);
      tellPage({ type: 'round', id: round, stake, payout, balance: after });
      if (payout === 0) say(() => words().nothing);
      else if (payout < stake) say(() => words().below(money(payout), money(stake)));
      else if (payout === stake) say(() => words().even);
      else say(() => words().won(money(payout)), 'won');
      changed();
    },

    ready: () => {
      main.dataset.ready = '';
      tellPage({ type: 'ready', name: visit.name, balance, demo: visit.demo });
    },
  };
};
