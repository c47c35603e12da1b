import { formatOdds, oddsFormats } from '#contract/games/odds-formats.ts';
import { instantOf } from '#lib/dates/market-time.ts';
import { formatDecimal } from '#lib/money/format-rate.ts';
import type { Board, SportsTable } from '../../sports/wire.ts';
import { element, setText } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { chooseOddsFormat, oddsFormat } from '../shell/odds-format.ts';
import { makeElementCache, setChildren } from '../shell/redraw.ts';
import { makeShell } from '../shell/shell.ts';
import { readVisit } from '../shell/visit.ts';
import { makeBetBuilder } from './bet-builder.ts';
import { readBoard } from './book.ts';
import { makeMatchList } from './match-list.ts';
import { makeMatchPage } from './match-page.ts';
import { makeMyBets } from './my-bets.ts';
import { shortDate, weekday } from './names.ts';
import { makeSlip } from './slip.ts';
import { words } from './words.ts';
import './sports.css';

const refreshMs = 5000;
/** Odds that show each format. */
const sampleOdds = 1.5;

const visit = readVisit<SportsTable>();
const { margins, maxLegs, maxOdds, images } = visit.table;
const percent = (share: number): string => `${formatDecimal(Math.round(share * 1000) / 10)}%`;
const shell = makeShell(visit, () => [
  element('p', { text: words().rule(maxLegs, maxOdds) }),
  element('p', { text: words().settling }),
  element('p', { text: words().cashOutRule }),
  element('p', {
    text: words().margin(percent(Math.min(...Object.values(margins))), percent(Math.max(...Object.values(margins)))),
  }),
]);
let board: Omit<Board, 'balance'> = visit.table.board;
let isBets = false;
/** The chosen sport and day, whose board may still be loading. */
let wanted = { sport: board.sport, day: board.day };
let hasFailed = false;
let requests = 0;
let pending = 0;

const slip = makeSlip(visit, shell, {
  onChange: () => list.show(board),
  onPlaced: () => {
    betsTab.focus();
    void bets.refresh().then(show);
  },
});
const bets = makeMyBets(
  visit,
  shell,
  () => show(),
  () => {
    matchesTab.click();
    matchesTab.focus();
  },
);
const list = makeMatchList({
  images,
  isPicked: slip.has,
  onPick: slip.toggle,
  onInfo: makeMatchPage(visit, shell),
  onBuild: makeBetBuilder(visit, shell, slip.add),
});

const isLoaded = (): boolean => board.sport === wanted.sport && board.day === wanted.day;

const load = async (): Promise<void> => {
  requests += 1;
  pending += 1;
  const request = requests;
  const next = await readBoard(visit, wanted.sport, wanted.day).catch(shell.refuseIfEnded);
  pending -= 1;
  if (request !== requests) return;
  hasFailed = !next && !isLoaded();
  if (next) {
    board = next;
    wanted = { sport: next.sport, day: next.day };
    shell.updateBalance(next.balance);
    slip.update(next);
  }
  show();
};

const choose = (sport: string, day: string): void => {
  wanted = { sport, day };
  hasFailed = false;
  show();
  void load();
};

const view = (wanted: boolean) => () => {
  isBets = wanted;
  shell.showStatus(() => '');
  if (wanted) void bets.refresh().then(show);
  show();
};
const matchesTab = element('button', { class: 'tab', text: () => words().matches, on: { click: view(false) } });
const betsTab = element('button', { class: 'tab', on: { click: view(true) } });
const sports = element('div', { class: 'sports', attributes: { role: 'group' }, label: () => words().sport });
const days = element('div', { class: 'days', attributes: { role: 'group' }, label: () => words().day });
const failure = element(
  'div',
  { class: 'none', attributes: { role: 'alert' } },
  element('h2', { text: () => words().matchesFailed }),
  element('p', { text: () => words().checkConnection }),
  element('button', { class: 'go', text: () => words().retry, on: { click: () => choose(wanted.sport, wanted.day) } }),
);
const formats = element('select', {
  on: { change: () => chooseOddsFormat(oddsFormats.find((it) => it === formats.value) ?? 'decimal') },
});
const formatField = element(
  'label',
  { class: 'formats' },
  element('span', { text: () => words().oddsFormat }),
  formats,
);
const matches = element('div', { class: 'board' }, sports, days, list.root, failure, formatField);

const cached = makeElementCache();
const show = (): void => {
  matchesTab.setAttribute('aria-pressed', String(!isBets));
  betsTab.setAttribute('aria-pressed', String(isBets));
  const open = bets.openCount();
  setText(betsTab, open > 0 ? `${words().myBets} (${open})` : words().myBets);
  matches.hidden = isBets;
  bets.root.hidden = !isBets;
  list.root.hidden = hasFailed;
  // The list of the earlier choice is dimmed until the new one is loaded.
  list.root.inert = !isLoaded();
  failure.hidden = !hasFailed;
  sports.hidden = board.sports.length < 2;
  setChildren(
    sports,
    board.sports.map(({ sport, count }) =>
      cached(`sport ${sport}`, [count, sport === wanted.sport], () =>
        element(
          'button',
          {
            class: 'sport',
            attributes: { 'aria-pressed': String(sport === wanted.sport), 'data-focus': `sport ${sport}` },
            on: { click: () => choose(sport, wanted.day) },
          },
          element('span', { text: words().sports[sport as keyof ReturnType<typeof words>['sports']] }),
          ' ',
          element('span', { class: 'quiet', text: String(count) }),
        ),
      ),
    ),
  );
  setChildren(
    days,
    board.days.map(({ day, count }, index) =>
      cached(`day ${index}`, [day, count, day === wanted.day], () => {
        const time = instantOf(day, '12:00');
        const title = index === 0 ? words().live_ : index === 1 ? words().today : weekday(time);
        return element(
          'button',
          {
            class: 'day',
            attributes: { 'aria-pressed': String(day === wanted.day), 'data-focus': `day ${day}` },
            on: { click: () => choose(wanted.sport, day) },
          },
          element('b', { text: title }),
          ' ',
          element('span', { class: 'quiet', text: index === 0 ? words().nowLive(count) : shortDate(time) }),
        );
      }),
    ),
  );
  list.show(board);
  if (isBets) bets.draw();
};

shell.stage.append(element('div', { class: 'tabs' }, matchesTab, betsTab), matches, bets.root);
shell.controls.append(slip.bar);
shell.showStatus(() => '');
renderInLanguage(show);
renderInLanguage(() => {
  const names = words().oddsFormats;
  formats.replaceChildren(
    ...oddsFormats.map((it) => {
      const text = `${names[it]} (${formatOdds(sampleOdds, it)})`;
      return element('option', { text, attributes: { value: it, ...(it === oddsFormat() && { selected: '' }) } });
    }),
  );
});
if (visit.table.match) list.reveal(visit.table.match);
if (visit.table.slip) slip.restore(visit.table.slip);
setInterval(() => {
  if (document.hidden || shell.busy()) return;
  if (isBets) void bets.refresh().then(show);
  else {
    if (pending === 0) void load();
    if (bets.openCount() > 0) void bets.refresh().then(show);
  }
}, refreshMs);
void bets.refresh().then(show);
shell.ready();
