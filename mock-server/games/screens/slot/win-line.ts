import type { SlotTable, SlotWin } from '../../slot/wire.ts';
import { element, picture } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { words } from './words.ts';

/** Maximum number of prizes that are announced one by one. */
const maxAnnounced = 5;

/** Creates the line below the reels: number of lines or ways, payout of a spin, and its prizes, also announced. */
export const makeWinLine = (table: SlotTable, money: (major: number) => string) => {
  const shown = element('p', { class: 'winline', attributes: { 'aria-hidden': 'true' } });
  const announced = element('p', { class: 'unseen', attributes: { 'aria-live': 'polite' } });
  const resting = (): string =>
    table.lines.length > 0 ? words().lineCount(table.lines.length) : words().wayCount(table.ways);
  let write: () => void = () => shown.replaceChildren(resting());
  const set = (next: () => void): void => {
    write = next;
    write();
  };
  renderInLanguage(() => write());
  const nameOf = ({ line, ways }: SlotWin): string =>
    line === undefined ? words().waysOf(ways ?? 1) : words().lineOf(line + 1);
  const sentence = (win: SlotWin, amount: number): string => words().winOf(nameOf(win), win.count, money(amount));

  return {
    nodes: [shown, announced],
    /** Shows the number of lines or ways. */
    clear: (): void => {
      shown.removeAttribute('data-won');
      announced.textContent = '';
      set(() => shown.replaceChildren(resting()));
    },
    /** Shows what a spin has paid so far; a payout that exceeds the stake stands out. */
    showTotal: (major: number, isWin: boolean): void => {
      shown.toggleAttribute('data-won', isWin);
      set(() =>
        shown.replaceChildren(
          `${isWin ? words().win : words().payout} `,
          element('b', { class: 'num', text: money(major) }),
        ),
      );
    },
    /** Shows one prize with its line and symbol. */
    showWin: (win: SlotWin, amount: number): void =>
      set(() =>
        shown.replaceChildren(
          `${nameOf(win)} · ${win.count} ×`,
          picture(table.pictures[win.symbol] ?? ''),
          element('b', { class: 'num', text: money(amount) }),
        ),
      ),
    /** Announces the prizes of a spin. */
    announce: (wins: readonly SlotWin[], amounts: readonly number[]): void => {
      const sentences = wins.slice(0, maxAnnounced).map((win, index) => sentence(win, amounts[index] ?? 0));
      const more = wins.length - sentences.length;
      announced.textContent = [...sentences, ...(more > 0 ? [words().moreWins(more)] : [])].join(' ');
    },
  };
};
