import { formatDecimal } from '#lib/money/format-rate.ts';
import {
  colourOf,
  type DragonTigerWinner,
  type Drawn,
  dragonTigerRoom,
  type SpotsOutcome,
  type SpotsTable,
} from '../../table-bets/wire.ts';
import { makeBoard } from '../shell/board.ts';
import { face as cardFace, dealCard } from '../shell/dealt-cards.ts';
import { element } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { move, prefersReducedMotion, wait } from '../shell/motion.ts';
import { makeRoundClock } from '../shell/round-clock.ts';
import { makeShell } from '../shell/shell.ts';
import { playSound } from '../shell/sound.ts';
import { betLimits, makeTableRoom } from '../shell/table-room.ts';
import { readVisit } from '../shell/visit.ts';
import { blankFaces, drawnText, faces, spotName } from './faces.ts';
import { makeHistory } from './history.ts';
import { makeRouletteLayout } from './roulette-layout.ts';
import { makeWheel } from './wheel.ts';
import { words } from './words.ts';
import './table-bets.css';

const visit = readVisit<SpotsTable>();
const { engine, spots, returns, every, tableSeed } = visit.table;
const clock = every === null ? null : makeRoundClock(visit, every);
const shell = makeShell(visit, () => [
  ...words()
    .rules[engine].split('\n')
    .map((text) => element('p', { text })),
  element('p', { text: words().returns(formatDecimal(returns.least), formatDecimal(returns.most)) }),
  element('p', {
    text: tableSeed === null ? words().standIn : engine === 'dragontiger' ? words().room : words().history,
  }),
]);
/** Number of results that stay on the screen. */
const maxRecent = 12;

const room =
  tableSeed === null || every === null || engine !== 'dragontiger'
    ? null
    : makeTableRoom<DragonTigerWinner>(visit, {
        seed: tableSeed,
        every,
        ...dragonTigerRoom,
        tie: 'tie',
        nameOf: (winner) => words().spots[winner] ?? '',
        money: shell.money,
      });
const winnerOf = (drawn: Drawn): DragonTigerWinner | null => {
  if (drawn.kind !== 'cards') return null;
  if (drawn.dragon.rank === drawn.tiger.rank) return 'tie';
  return drawn.dragon.rank > drawn.tiger.rank ? 'dragon' : 'tiger';
};

const recentEntry = (drawn: Drawn): HTMLElement => {
  const isPocket = drawn.kind === 'pocket';
  const entry = element('li', { text: isPocket ? String(drawn.pocket) : drawnText(engine, drawn) });
  if (isPocket) entry.dataset.colour = colourOf(drawn.pocket);
  return entry;
};
const addRecent = (drawn: Drawn): void => {
  recent.prepend(recentEntry(drawn));
  if (recent.children.length > maxRecent) recent.lastElementChild?.remove();
};

const tray = element('div', { class: 'tray', attributes: { 'aria-hidden': 'true' } }, ...blankFaces(engine));
const wheel = engine === 'roulette' || engine === 'wheel' ? makeWheel(engine) : null;
const hands = { dragon: element('div', { class: 'hand' }), tiger: element('div', { class: 'hand' }) };
const handSide = (side: 'dragon' | 'tiger'): HTMLElement =>
  element(
    'div',
    { class: 'side', attributes: { 'data-winner': side, 'aria-hidden': 'true' } },
    hands[side],
    element('p', { class: 'side__label', text: () => words().spots[side] ?? '' }),
  );
const clear = (): void => {
  for (const it of [tray, hands.dragon, hands.tiger]) it.replaceChildren();
};

/** Shows a draw of an earlier visit without animation. */
const placeDrawn = (drawn: Drawn): void => {
  clear();
  if (drawn.kind === 'cards') {
    hands.dragon.append(cardFace(drawn.dragon));
    hands.tiger.append(cardFace(drawn.tiger));
    return;
  }
  if (drawn.kind === 'pocket') wheel?.place(String(drawn.pocket));
  if (drawn.kind === 'segment') wheel?.place(drawn.segment);
  tray.append(...faces(engine, drawn));
};

const showDrawn = async (drawn: Drawn): Promise<void> => {
  if (drawn.kind === 'cards') {
    await dealCard(hands.dragon, drawn.dragon);
    await dealCard(hands.tiger, drawn.tiger);
    return;
  }
  if (drawn.kind === 'pocket') await wheel?.spin(String(drawn.pocket));
  if (drawn.kind === 'segment') await wheel?.spin(drawn.segment);
  for (const face of faces(engine, drawn)) {
    tray.append(face);
    await move(
      face,
      [
        { transform: 'translateY(-60px) rotate(-200deg) scale(0.6)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 520, easing: 'ease-out' },
    );
    playSound('stop');
    await wait(160);
  }
};
const recent = element('ol', { class: 'recent', label: () => (every === null ? words().recent : words().results) });
const history =
  tableSeed === null || every === null || room
    ? null
    : makeHistory(visit, {
        seed: tableSeed,
        every,
        length: maxRecent,
        render: (draws) => recent.replaceChildren(...draws.map(recentEntry)),
      });

const play = async (): Promise<void> => {
  board.mark([]);
  const result = await shell.place<SpotsOutcome>(board.total(), { bets: board.bets() });
  if (!result) return;
  clear();
  if (engine === 'roulette')
    scene.scrollIntoView({ block: 'end', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  if (clock) shell.showStatus(() => words().accepted);
  const round = (room ?? history)?.current() ?? 0;
  if (clock)
    await clock.close(async () => {
      await show(result.outcome, () => history?.record(round, result.outcome.drawn));
      const winner = winnerOf(result.outcome.drawn);
      if (winner) room?.record(round, winner);
    });
  else await show(result.outcome, () => addRecent(result.outcome.drawn));
  shell.settle(result);
};

/** Shows an outcome; `record` adds it to the last results. */
const show = async (outcome: SpotsOutcome, record: () => void): Promise<void> => {
  const { drawn } = outcome;
  await showDrawn(drawn);
  board.mark(outcome.winners);
  record();
  shell.showStatus(() => words().drawn(drawnText(engine, drawn)));
  await wait(1100);
};

const board = makeBoard(
  visit,
  shell,
  spots.map(({ id, pays }) => {
    const name = element('span', { class: 'name' });
    renderInLanguage(() => {
      name.textContent = spotName(id);
    });
    return {
      id,
      face: [
        name,
        document.createTextNode(' '),
        // The layout of roulette has no room for it on every spot.
        element('span', { class: engine === 'roulette' ? 'unseen' : 'quiet', text: () => words().pays(pays) }),
        ...(room ? [document.createTextNode(' '), room.othersOn(id)] : []),
      ],
    };
  }),
  { go: () => void play(), label: () => words().go },
);
for (const button of board.spots.querySelectorAll<HTMLElement>('.spot')) {
  const id = button.dataset.spot ?? '';
  if (engine === 'roulette' && /^\d+$/.test(id)) button.dataset.colour = colourOf(Number(id));
  if (engine === 'roulette' && (id === 'red' || id === 'black')) button.dataset.colour = id;
}
board.spots.dataset.engine = engine;
document.getElementById('game')?.setAttribute('data-long', '');
const sceneTable = element(
  'div',
  { class: 'scene__table' },
  ...(room ? [handSide('dragon')] : []),
  ...(clock ? [clock.root] : []),
  ...(room ? [handSide('tiger')] : []),
  ...(wheel ? [wheel.root] : []),
  ...(room ? [] : [tray]),
);
const scene =
  room?.head ??
  element('div', { class: 'scene felt' }, element('div', { class: 'scene__info' }, betLimits(visit, shell.money)));
scene.append(sceneTable);
if (!history) for (const drawn of [...visit.table.recent].reverse()) addRecent(drawn);
shell.stage.append(
  scene,
  ...(room ? [] : [recent]),
  engine === 'roulette' ? makeRouletteLayout(board, shell.money) : board.spots,
  ...(room ? [room.road] : []),
);
shell.showStatus(() => words().welcome);
if (visit.last?.outcome) {
  const outcome = visit.last.outcome as SpotsOutcome;
  placeDrawn(outcome.drawn);
  board.mark(outcome.winners);
}
shell.showLastRound();
shell.ready();
