import { sabong } from '#contract/games/sabong.ts';
import { formatDecimal } from '#lib/money/format-rate.ts';
import { floorToMinor, withoutZeroCents } from '#lib/money/money.ts';
import type { Arena, SabongTable, Side } from '../../sabong/wire.ts';
import { element, picture, setDisabled } from '../shell/element.ts';
import { callFrame } from '../shell/frame-call.ts';
import { renderInLanguage } from '../shell/language.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { readVisit } from '../shell/visit.ts';
import { worldClock } from '../shell/world-clock.ts';
import { words } from './words.ts';
import './sabong.css';

const sides = ['meron', 'draw', 'wala'] as const;
const refreshMs = 3000;
const shownBeads = 24;

const visit = readVisit<SabongTable>();
const percent = (share: number): string => `${formatDecimal(Math.round(share * 1000) / 10)}%`;
const shell = makeShell(visit, () => [
  element('p', { text: words().rule(percent(visit.table.commission)) }),
  element('p', { text: words().drawRule }),
  element('p', { text: words().returns(percent(1 - visit.table.commission)) }),
  element('p', { text: words().standIn }),
  element('p', { text: words().seedHash(arena.fight.number) }),
  element('p', { class: 'seedhash', text: arena.fight.seedHash }),
]);

let arena: Arena = visit.table.arena;
let chosen: Side | null = null;
let isPlacing = false;
const now = worldClock(visit.now);
const isOpen = (): boolean => now() < arena.fight.closesAt;
const whole = (major: number): string => withoutZeroCents(shell.money(Math.round(major)));

const clock = element('b', { class: 'fight__time' });
const until = element('span', { class: 'quiet' });
const state = element('p', { class: 'fight__state' });
const number = element('b', { class: 'fight__number' });
const meter = element('i', { class: 'fight__left', attributes: { 'aria-hidden': 'true' } });
const names = element('p', { class: 'fight__names' });
const cock = (side: Side): HTMLElement =>
  element('span', { class: `cock cock--${side}` }, picture('/__games/assets/symbols/rooster.webp'));
const meronCock = cock('meron');
const walaCock = cock('wala');
const ring = element(
  'div',
  { class: 'ring' },
  element('span', { class: 'livepill', text: () => words().live }),
  meronCock,
  walaCock,
  names,
);
const bar = element(
  'div',
  { class: 'fight' },
  element('p', {}, element('span', { class: 'quiet', text: () => words().fight }), number),
  state,
  element('p', { class: 'fight__end' }, until, clock),
  meter,
);

const sideButton = (side: Side) => {
  const odds = element('b', { class: 'side__odds' });
  const pool = element('b', { class: 'side__pool' });
  const own = element('span', { class: 'side__own' });
  const button = element(
    'button',
    {
      class: 'side',
      attributes: { 'data-side': side },
      on: {
        click: () => {
          chosen = side;
          show();
        },
      },
    },
    element('span', { class: 'side__name', text: () => words().sides[side] }),
    ' ',
    odds,
    ' ',
    element('span', { class: 'quiet', text: () => words().odds }),
    ' ',
    own,
    ' ',
    element('span', { class: 'quiet side__poolname', text: () => words().pool }),
    ' ',
    pool,
  );
  return { side, button, odds, pool, own };
};
const buttons = sides.map(sideButton);
const shares = element('div', { class: 'shares', attributes: { 'aria-hidden': 'true' } });
const shareNames = element('p', { class: 'sharenames' });
const counts = element('span', { class: 'counts' });
const beads = element('ol', { class: 'beads', attributes: { tabindex: '0' }, label: () => words().results });
const possible = element('p', { class: 'possible' });
const picker = addStakePicker(visit, shell, () => show());
const go = element('button', { class: 'go', on: { click: () => void place() } });

const time = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const ownOn = (side: Side): number =>
  arena.bets.reduce((sum, it) => (it.fight === arena.fight.id && it.side === side ? sum + it.stake : sum), 0);

const show = (): void => {
  const w = words();
  const { fight } = arena;
  const open = isOpen();
  number.textContent = ` ${fight.number}`;
  names.textContent = w.fightOf(fight.meron, fight.wala);
  state.textContent = open ? w.open : fight.result ? w.result(fight.number, w.sides[fight.result]) : w.closed;
  state.dataset.open = String(open);
  until.textContent = open ? w.closes : w.next;
  clock.textContent = ` ${time((open ? fight.closesAt : fight.nextAt) - now())}`;
  const left = open ? (fight.closesAt - now()) / (fight.closesAt - fight.startsAt) : 0;
  meter.style.setProperty('--left', String(Math.max(0, Math.min(1, left))));
  ring.dataset.phase = open ? 'open' : fight.result ? 'over' : 'fight';
  ring.dataset.winner = fight.result ?? '';
  const total = fight.pools.meron + fight.pools.draw + fight.pools.wala;
  for (const { side, button, odds, pool, own } of buttons) {
    odds.textContent = fight.odds[side].toFixed(2);
    pool.textContent = whole(fight.pools[side]);
    const stake = ownOn(side);
    own.textContent = stake > 0 ? w.own(shell.money(stake)) : '';
    button.setAttribute('aria-pressed', String(chosen === side));
    setDisabled(button, !open || shell.busy());
    button.classList.toggle('hit', fight.result === side);
  }
  const shareOf = (side: Side): number => Math.round((fight.pools[side] / Math.max(1, total)) * 100);
  shares.replaceChildren(
    ...sides.map((side) => {
      const part = element('i', { attributes: { 'data-side': side } });
      part.style.setProperty('flex-grow', String(Math.max(1, shareOf(side))));
      return part;
    }),
  );
  shareNames.replaceChildren(
    ...sides.map((side) =>
      element('span', { attributes: { 'data-side': side }, text: `${w.share(w.sides[side], shareOf(side))} ` }),
    ),
  );
  counts.replaceChildren(
    ...sides.map((side) =>
      element('span', {
        attributes: { 'data-side': side },
        text: `${w.count(w.sides[side], arena.results.filter(({ result }) => result === side).length)} `,
      }),
    ),
  );
  beads.replaceChildren(
    ...arena.results.slice(-shownBeads).map((result) =>
      element(
        'li',
        {},
        element('b', {
          attributes: { 'data-side': result.result, 'aria-hidden': 'true' },
          text: w.sides[result.result].slice(0, 1),
        }),
        element('span', { class: 'unseen', text: w.sides[result.result] }),
        ' ',
        element('small', { text: String(result.number) }),
      ),
    ),
  );
  beads.scrollLeft = beads.scrollWidth;
  const stake = picker.stake();
  possible.hidden = chosen === null || !open;
  possible.textContent =
    chosen === null ? '' : `${w.possible}: ${shell.money(floorToMinor(stake * fight.odds[chosen]))}`;
  go.textContent = !open ? w.closed : chosen === null ? w.choose : w.go(shell.money(stake), w.sides[chosen]);
  setDisabled(go, !open || chosen === null || shell.busy() || isPlacing);
};

/** Announces the bets that were settled since the last update and reports their results to the page. */
const announce = (before: Arena, after: Arena): void => {
  const wasOpen = new Set(before.bets.filter((it) => it.state === 'open').map(({ id }) => id));
  const settled = after.bets.filter((it) => wasOpen.has(it.id) && it.state === 'settled');
  if (settled.length === 0) return;
  for (const { id, stake, payout } of settled) shell.settleEarlier({ round: id, stake, payout });
  const stake = settled.reduce((sum, it) => sum + it.stake, 0);
  const payout = settled.reduce((sum, it) => sum + it.payout, 0);
  const net = payout - stake;
  const winner = after.fight.result;
  if (payout > 0)
    shell.showStatus(() => words().won(shell.money(payout), `${net > 0 ? '+' : ''}${shell.money(net)}`), 'won');
  else if (winner) shell.showStatus(() => words().lost(words().sides[winner]));
};

const refresh = async (): Promise<void> => {
  const next = await callFrame(visit, sabong).catch(shell.refuseIfEnded);
  if (!next || isPlacing) return;
  const before = arena;
  arena = next;
  if (next.fight.id !== before.fight.id) chosen = null;
  shell.updateBalance(next.balance);
  announce(before, next);
  show();
};

const place = async (): Promise<void> => {
  if (chosen === null) return;
  isPlacing = true;
  const result = await shell.place(picker.stake(), { fight: arena.fight.id, side: chosen });
  isPlacing = false;
  if (result) {
    shell.accept(result);
    shell.showStatus(() => words().placed);
  }
  await refresh();
  show();
};

shell.stage.append(
  ring,
  bar,
  element(
    'div',
    { class: 'sides', attributes: { role: 'group' }, label: () => words().choose },
    ...buttons.map(({ button }) => button),
  ),
  shares,
  shareNames,
  element(
    'section',
    { class: 'last' },
    element('p', { class: 'last__head' }, element('b', { text: () => words().results }), ' ', counts),
    beads,
  ),
);
shell.controls.append(element('div', { class: 'chips' }, picker.root), possible, go);
document.getElementById('game')?.setAttribute('data-long', '');
shell.onChange(show);
renderInLanguage(show);
shell.showStatus(() => words().welcome);
setInterval(() => {
  if (!document.hidden && !shell.busy()) void refresh();
}, refreshMs);
setInterval(() => {
  if (!document.hidden) show();
}, 1000);
shell.ready();
