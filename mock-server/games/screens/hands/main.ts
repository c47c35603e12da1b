import { hand as handEndpoint, playHand } from '#contract/games/hands.ts';
import type { Value } from '#contract/types.ts';
import { formatDecimal } from '#lib/money/format-rate.ts';
import type { HandsTable, HandView } from '../../hands/wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { callFrame } from '../shell/frame-call.ts';
import { delay, wait } from '../shell/motion.ts';
import { RoundFailed } from '../shell/rounds.ts';
import { makeShell } from '../shell/shell.ts';
import { readVisit } from '../shell/visit.ts';
import { worldClock } from '../shell/world-clock.ts';
import { canPlay, costOf, type HandAction } from './allowed-acts.ts';
import { makeOwnCards } from './own-cards.ts';
import { playerName } from './player-name.ts';
import { makeBlackjackBets, makeStakeStart } from './start.ts';
import { makeTable } from './table.ts';
import { makeTurnClock } from './turn-clock.ts';
import { words } from './words.ts';
import './hands.css';
import './blackjack.css';

const visit = readVisit<HandsTable>();
const { engine, players, turnMs, returns, sideReturns, maxPlaces } = visit.table;
/** Whether the players get rid of cards, instead of choosing to draw. */
const isShedding = engine === 'pusoydos' || engine === 'tongits';
const shell = makeShell(visit, () => [
  ...words()
    .rules[engine].split('\n')
    .map((text) => element('p', { text })),
  ...(maxPlaces > 1 ? [element('p', { text: words().seats(maxPlaces) })] : []),
  ...(players > 1 ? [element('p', { text: words().rake(players) })] : []),
  element('p', { text: words().clock(turnMs / 1000) }),
  element('p', { text: words().returns(formatDecimal(returns), engine) }),
  ...(sideReturns
    ? [
        element('p', {
          text: words().sideReturns(formatDecimal(sideReturns.pair), formatDecimal(sideReturns.insurance)),
        }),
      ]
    : []),
  element('p', { text: words().standIn }),
]);

let view: HandView | null = visit.table.hand;
let worldNow = worldClock(visit.now);
let isSending = false;
/** Whether log entries are still being shown. */
let isShowing = false;
const isMyTurn = (): boolean => view !== null && !view.over && !isSending && !isShowing;

const table = makeTable(engine, shell.money);
const clock = makeTurnClock(visit, {
  current: () => (isMyTurn() ? view : null),
  onExtended: ({ now, hand }) => {
    worldNow = worldClock(now);
    if (hand.step === view?.step) view = hand;
    tick();
  },
  onFailed: () => void refresh(),
});
const headline = element('b', { class: 'headline' });
const own = makeOwnCards(engine, [...clock.parts, headline], () => draw());

const deal = async (stake: number, choice: unknown = null): Promise<void> => {
  const result = await shell.place<HandView>(stake, choice);
  if (!result) return;
  shell.accept(result);
  await refresh();
};

/** Plays the moves of a new state one after the other; `before` is the state on the table so far. */
const animateMoves = async ({ log }: HandView, before: HandView | null): Promise<void> => {
  isShowing = true;
  draw();
  for (const entry of log) {
    table.showMove(entry, before);
    await wait(isShedding ? 700 : 350);
  }
  isShowing = false;
};

const settleHand = async (ended: HandView, balance: number): Promise<void> => {
  await delay(engine === 'blackjack' ? 300 : 500);
  shell.settle({ round: ended.id, outcome: null, stake: ended.stake, payout: ended.payout, balance });
  if (ended.winners.length > 1 && ended.payout === ended.stake) shell.showStatus(() => words().push);
};

/** Takes over the server's state of the hand: plays its moves, then settles it or prompts for the next move. */
const applyState = async ({ now, balance, hand }: Value<'hand'>): Promise<void> => {
  worldNow = worldClock(now);
  const wasOver = view?.over ?? true;
  const isNew = hand !== null && (hand.id !== view?.id || hand.step !== view.step);
  const before = view;
  view = hand;
  own.clearSelection();
  if (hand && isNew) await animateMoves(hand, before);
  draw();
  if (hand?.over && (isNew || !wasOver)) return settleHand(hand, balance);
  shell.updateBalance(balance);
  if (hand && !hand.over) shell.showStatus(() => words().turn[engine](hand.acts));
};

const refresh = async (): Promise<void> => {
  try {
    await applyState(await callFrame(visit, handEndpoint));
  } catch (error) {
    shell.refuse(error instanceof RoundFailed ? error.code : 'system.unknown');
  }
};

const play = async (act: HandAction): Promise<void> => {
  if (!view || !isMyTurn()) return;
  if (costOf(act, view) > shell.balance()) return shell.refuse('balance.insufficient');
  isSending = true;
  draw();
  const body = { hand: view.id, step: view.step, act, cards: own.selected().map(({ rank, suit }) => ({ rank, suit })) };
  try {
    // The key contains the step, so that a repeated call plays the move once.
    const key = `${view.id}:${view.step}:${act}:${own
      .selected()
      .map(({ rank, suit }) => `${rank}.${suit}`)
      .join('-')}`;
    const reply = await callFrame(visit, playHand, { body, key });
    isSending = false;
    await applyState(reply);
  } catch (error) {
    isSending = false;
    const { code, value } = error instanceof RoundFailed ? error : { code: 'system.unknown', value: null };
    draw();
    if (code === 'request.invalid') shell.showStatus(() => words().notAllowed, 'bad');
    else if (code === 'request.conflict') await refresh();
    else shell.refuse(code, value);
  }
};

const isOver = (): boolean => view === null || view.over;
const isDealing = (): boolean => isSending || isShowing;
/** Controls before a hand: a board with the main and the side bet at blackjack, else the stake. */
const start =
  engine === 'blackjack'
    ? makeBlackjackBets(visit, shell, { isOpen: () => isOver() && !isDealing(), deal: (...bet) => void deal(...bet) })
    : makeStakeStart(visit, shell, { isOpen: () => !isDealing(), deal: (stake) => void deal(stake) });
const actions = element('div', { class: 'acts' });

const actButton = (act: HandAction, isMain: boolean): HTMLButtonElement => {
  const cost = view ? costOf(act, view) : 0;
  const button = element('button', {
    class: isMain ? 'go' : 'plain',
    text: `${words().acts[act]}${cost > 0 ? ` ${shell.money(cost)}` : ''}`,
    attributes: { 'data-focus': `act ${act}` },
    on: { click: () => void play(act) },
  });
  setDisabled(button, !isMyTurn() || !view || !canPlay(view, act, own.selected()));
  return button;
};

const drawActions = (): void => {
  if (!view || view.over) return;
  const now = view;
  // A hasty tap on the primary button must not give up the turn or end the hand.
  const moves = isShedding ? now.acts.filter((act) => act !== 'pass' && act !== 'fight') : [];
  const usable = moves.filter((act) => canPlay(now, act, own.selected()));
  const main = usable.find((act) => act !== 'draw') ?? usable[0] ?? moves[0];
  actions.replaceChildren(...now.acts.map((act) => actButton(act, act === main)), clock.more);
};

const draw = (): void => {
  if (start.seats) start.seats.draw(view, isOver());
  else own.draw(view);
  table.draw(view, isShowing);
  start.controls.hidden = !isOver();
  actions.hidden = isOver();
  start.draw(view);
  drawActions();
  tick();
};

const turnTimeLeft = (): number | null => (view?.turnEndsAt ? Math.max(0, view.turnEndsAt - worldNow()) : null);

const drawClock = (): void => {
  const left = turnTimeLeft();
  clock.draw(isShowing ? null : left, view?.turnEndsAt ?? null);
  headline.textContent =
    view === null
      ? ''
      : view.over
        ? words().ended(view, playerName(view.winners[0] ?? 1))
        : isShowing
          ? words().wait
          : words().yours;
};

let isPolling = false;
/** Reads the state from the server once the time of a turn is up. */
const pollAfterTurn = (): void => {
  if (turnTimeLeft() !== 0 || isPolling || isSending || isShowing) return;
  isPolling = true;
  void delay(700)
    .then(refresh)
    .finally(() => {
      isPolling = false;
    });
};

const tick = (): void => {
  drawClock();
  pollAfterTurn();
};

document.getElementById('game')?.setAttribute('data-long', '');
if (start.seats) table.root.prepend(...clock.parts);
shell.stage.append(table.root, start.seats?.root ?? own.root);
shell.controls.append(start.controls, actions);
shell.onChange(draw);
draw();
if (view?.over) shell.showLastRound();
else if (view) {
  const { acts } = view;
  shell.showStatus(() => words().turn[engine](acts));
} else shell.showStatus(() => words().welcome[engine]);
setInterval(tick, 250);
shell.ready();
