import type { Drawn, SpotsOutcome, SpotsTable } from '../../spots/wire.ts';
import { makeBoard } from '../shell/board.ts';
import { element } from '../shell/element.ts';
import { inEveryLanguage } from '../shell/language.ts';
import { move, wait } from '../shell/motion.ts';
import { makeRoundClock } from '../shell/round-clock.ts';
import { makeShell } from '../shell/shell.ts';
import { makeTableRoom } from '../shell/table-room.ts';
import { readVisit } from '../shell/visit.ts';
import { colourOf, drawnText, faces, spotName } from './faces.ts';
import { words } from './words.ts';
import './spots.css';

const visit = readVisit<SpotsTable>();
const { engine, spots, returns, every, tableSeed } = visit.table;
const clock = every === null ? null : makeRoundClock(visit, every);
const shell = makeShell(visit, () => [
  element('p', { text: words().rules[engine] }),
  element('p', { text: words().returns(returns.least, returns.most) }),
  element('p', { text: tableSeed === null ? words().standIn : words().room }),
]);
type Winner = 'dragon' | 'tie' | 'tiger';
const room =
  tableSeed === null || every === null
    ? null
    : makeTableRoom<Winner>(visit, {
        seed: tableSeed,
        every,
        chances: { dragon: 0.463, tie: 0.074, tiger: 0.463 },
        crowd: { dragon: 0.45, tie: 0.06, tiger: 0.47, suitedtie: 0.02 },
        tie: 'tie',
        nameOf: (winner) => words().spots[winner] ?? '',
        money: shell.money,
      });
const winnerOf = (drawn: Drawn): Winner | null => {
  if (drawn.kind !== 'cards') return null;
  if (drawn.dragon.rank === drawn.tiger.rank) return 'tie';
  return drawn.dragon.rank > drawn.tiger.rank ? 'dragon' : 'tiger';
};

const showOutcome = ({ drawn, winners }: SpotsOutcome): void => {
  board.mark(winners);
  const entry = element('li', { text: drawnText(engine, drawn) });
  if (drawn.kind === 'pocket') entry.dataset.colour = colourOf(drawn.pocket);
  recent.prepend(entry);
  if (recent.children.length > 8) recent.lastElementChild?.remove();
};

const tray = element('div', { class: 'tray', attributes: { 'aria-hidden': 'true' } });
const recent = element('ol', { class: 'recent', label: () => words().recent });

const play = async (): Promise<void> => {
  board.mark([]);
  const result = await shell.place<SpotsOutcome>(board.total(), { bets: board.bets() });
  if (!result) return;
  tray.replaceChildren();
  const round = room?.current() ?? 0;
  if (clock)
    await clock.close(async () => {
      await show(result.outcome);
      const winner = winnerOf(result.outcome.drawn);
      if (winner) room?.record(round, winner);
    });
  else await show(result.outcome);
  shell.settle(result);
};

const show = async (outcome: SpotsOutcome): Promise<void> => {
  const { drawn } = outcome;
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
    await wait(160);
  }
  showOutcome(outcome);
  shell.say(() => words().drawn(drawnText(engine, drawn)));
  await wait(1100);
};

const board = makeBoard(
  visit,
  shell,
  spots.map(({ id, pays }) => {
    const name = element('span', { class: 'name' });
    inEveryLanguage(() => {
      name.textContent = spotName(id);
    });
    const isNumber = engine === 'roulette' && /^\d+$/.test(id);
    return {
      id,
      face: isNumber
        ? [name]
        : [
            name,
            document.createTextNode(' '),
            element('span', { class: 'quiet', text: () => words().pays(pays) }),
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
shell.stage.append(
  ...(room ? [room.head] : []),
  ...(clock ? [clock.root] : []),
  tray,
  ...(room ? [] : [recent]),
  board.spots,
  ...(room ? [room.road] : []),
);
shell.say(() => words().welcome);
if (visit.last?.outcome) {
  const outcome = visit.last.outcome as SpotsOutcome;
  tray.append(...faces(engine, outcome.drawn));
  showOutcome(outcome);
}
shell.sayLast();
shell.ready();
