import { formatMoney } from '../../../../src/lib/money/money.ts';
import type { CheckedRound } from '../../../features/games/endpoints/fairness.ts';
import { element } from '../shell/element.ts';
import { still, wait } from '../shell/motion.ts';
import { type Line, replayOf } from './replay.ts';
import { verifyRound } from './verify.ts';
import { words } from './words.ts';
import './check.css';

const pieceMs = 350;

const readRound = (): CheckedRound | null => {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1))) as CheckedRound;
  } catch {
    return null;
  }
};

const pesos = (centavos: number): string => formatMoney(centavos / 100, '₱');

const fact = (name: string, value: string, isCode = false): HTMLElement =>
  element('div', {}, element('dt', { text: name }), element('dd', { text: value, ...(isCode && { class: 'code' }) }));

const replaySection = (lines: readonly Line[]): HTMLElement => {
  const list = element('ol', { class: 'lines' });
  const rows = lines.map(({ label, pieces }) => ({
    row: element('li', {}, element('span', { text: label }), element('span', { class: 'pieces' }, ...pieces)),
    pieces,
  }));
  list.append(...rows.map(({ row }) => row));
  const again = element('button', { class: 'again', text: words().again });
  again.addEventListener('click', () => void play());
  const play = async (): Promise<void> => {
    if (still()) return;
    again.disabled = true;
    for (const { row, pieces } of rows) for (const part of [row, ...pieces]) part.classList.add('later');
    for (const { row, pieces } of rows)
      for (const part of [row, ...pieces]) {
        part.classList.remove('later');
        await wait(pieceMs);
      }
    again.disabled = false;
  };
  return element(
    'section',
    { attributes: { id: 'replay' } },
    element('h2', { text: words().replay }),
    list,
    ...(still() ? [] : [again]),
  );
};

const verdictOf = async (round: CheckedRound): Promise<HTMLElement[]> => {
  const line = (isGood: boolean, good: string, bad: string): HTMLElement =>
    element('p', {
      class: 'verdict',
      text: isGood ? good : bad,
      attributes: { 'data-good': String(isGood), role: 'status' },
    });
  const say = words();
  if (round.isOpen) return [element('p', { text: say.open })];
  if (round.forced) return [line(false, '', say.forced)];
  if (round.seed === null) return [element('p', { text: say.hidden })];
  if (!globalThis.crypto?.subtle) return [element('p', { text: say.noCrypto })];
  const { isSeedCommitted, isOutcomeSame } = await verifyRound(round);
  return [line(isSeedCommitted, say.seedOk, say.seedBad), line(isOutcomeSame, say.outcomeOk, say.outcomeBad)];
};

const show = async (): Promise<void> => {
  const main = document.getElementById('check') ?? document.body;
  const round = readRound();
  if (!round) {
    main.append(element('p', { text: words().missing }));
    return;
  }
  const say = words();
  main.replaceChildren(
    element('h1', { text: round.nodeName }),
    element(
      'dl',
      { class: 'facts' },
      fact(say.bet, round.bet),
      fact(say.stake, pesos(round.stake)),
      ...(round.isOpen ? [] : [fact(say.payout, pesos(round.payout))]),
    ),
    ...(round.isOpen ? [] : [replaySection(await replayOf(round))]),
    element(
      'section',
      { attributes: { id: 'fairness' } },
      element('h2', { text: say.fairness }),
      ...(await verdictOf(round)),
      element(
        'dl',
        { class: 'facts facts--long' },
        fact(say.hash, round.hash, true),
        fact(say.seed, round.seed ?? '–', true),
        fact(say.session, round.session),
        fact(say.number, String(round.round)),
      ),
      element('p', { class: 'quiet', text: say.how }),
    ),
  );
};

addEventListener('hashchange', () => void show());
void show();
