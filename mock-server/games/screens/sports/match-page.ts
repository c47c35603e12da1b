import type { Value } from '#contract/types.ts';
import type { Match } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { element } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { makeSheet } from '../shell/sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { words as shellWords } from '../shell/words.ts';
import { readMatchInfo } from './book.ts';
import { shortDate } from './names.ts';
import { words } from './words.ts';

type Info = Value<'sportsMatchInfo'>;
type Standing = Info['table'][number];

const renderForm = ({ form }: Standing): HTMLElement =>
  element(
    'span',
    { class: 'form' },
    ...form.map((result) =>
      element('span', {
        class: 'form__result',
        text: words().resultLetters[result],
        attributes: { 'data-state': result, title: words().results[result] },
      }),
    ),
  );

const averageOf = (points: number, played: number): string => (played === 0 ? '–' : (points / played).toFixed(1));

const renderSide = (it: Standing): HTMLElement =>
  element(
    'div',
    { class: 'matchside' },
    element('b', { text: it.team }),
    renderForm(it),
    element('p', {
      class: 'quiet',
      text: words().averages(averageOf(it.scored, it.played), averageOf(it.conceded, it.played)),
    }),
  );

const renderMeeting = ({ startsAt, home, away, score }: Info['meetings'][number]): HTMLElement =>
  element(
    'li',
    {},
    element('span', { class: 'quiet', text: shortDate(startsAt) }),
    element('span', { text: `${home} v ${away}` }),
    element('b', { text: score.join(' – ') }),
  );

const cell = (text: string | number): HTMLElement => element('td', { text: String(text) });

const renderTable = ({ table, draws }: Info, { home, away }: Match): HTMLElement => {
  const { columns } = words();
  const heads = [
    columns.place,
    columns.team,
    columns.played,
    columns.won,
    ...(draws ? [columns.drawn] : []),
    columns.lost,
  ];
  return element(
    'table',
    { class: 'standings' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...[...heads, columns.difference].map(({ short, long }) =>
          element('th', { attributes: { scope: 'col', abbr: long, title: long }, text: short }),
        ),
      ),
    ),
    element(
      'tbody',
      {},
      ...table.map((it, index) => {
        const difference = it.scored - it.conceded;
        return element(
          'tr',
          { attributes: { ...([home, away].includes(it.team) && { 'data-own': '' }) } },
          cell(index + 1),
          element('th', { attributes: { scope: 'row' }, text: it.team }),
          cell(it.played),
          cell(it.won),
          ...(draws ? [cell(it.drawn)] : []),
          cell(it.lost),
          cell(difference > 0 ? `+${difference}` : `−${Math.abs(difference)}`.replace('−0', '0')),
        );
      }),
    ),
  );
};

const renderInfo = (info: Info, match: Match): HTMLElement[] => {
  const sides = [match.home, match.away].flatMap((team) => info.table.filter((it) => it.team === team));
  return [
    element('h3', { text: words().form }),
    element('div', { class: 'matchsides' }, ...sides.map(renderSide)),
    element('h3', { text: words().meetings }),
    info.meetings.length > 0
      ? element('ul', { class: 'meetings' }, ...info.meetings.slice(0, 5).map(renderMeeting))
      : element('p', { class: 'quiet', text: words().noMeetings }),
    element('h3', { text: words().table }),
    renderTable(info, match),
    element('p', { class: 'quiet', text: words().lastDays(info.days) }),
  ];
};

/** Creates the dialog with form, head to head and table of a match; returns a function that opens it. */
export const makeMatchPage = (visit: Visit, shell: Shell): ((match: Match) => void) => {
  const title = element('h2', { attributes: { id: 'matchpage', tabindex: '-1' } });
  const content = element('div', { class: 'matchpage', attributes: { 'aria-live': 'polite' } });
  const dialog = makeSheet({ class: 'matchsheet', title, closeLabel: () => shellWords().close }, content);
  let shown: { readonly match: Match; readonly info: Info | null | 'failed' } | null = null;

  const draw = (): void => {
    if (!shown) return;
    const { match, info } = shown;
    title.textContent = `${match.home} v ${match.away}`;
    if (info === null) content.replaceChildren(element('p', { class: 'quiet', text: words().loading }));
    else if (info === 'failed')
      content.replaceChildren(
        element('p', { text: `${words().infoFailed} ${words().checkConnection}` }),
        element('button', { class: 'go', text: words().retry, on: { click: () => void load(match) } }),
      );
    else content.replaceChildren(...renderInfo(info, match));
  };

  const load = async (match: Match): Promise<void> => {
    shown = { match, info: null };
    draw();
    const info = await readMatchInfo(visit, match.id).catch(shell.refuseIfEnded);
    if (shown.match !== match) return;
    shown = { match, info: info ?? 'failed' };
    draw();
  };

  renderInLanguage(draw);
  return (match) => {
    void load(match);
    dialog.showModal();
    title.focus();
  };
};
