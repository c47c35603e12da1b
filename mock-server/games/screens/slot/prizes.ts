import { formatCount } from '#lib/money/format-count.ts';
import { formatDecimal } from '#lib/money/format-rate.ts';
import type { SlotTable } from '../../slot/wire.ts';
import { element, picture } from '../shell/element.ts';
import { words } from './words.ts';

const jackpotText = ({ jackpot }: SlotTable, stake: number, money: (major: number) => string): HTMLElement[] => {
  if (!jackpot) return [];
  const { name, contribution, start, stakesPerWin } = jackpot;
  const chance = formatCount(Math.round(stakesPerWin / stake));
  return [
    element('p', { text: words().jackpotRules(name, formatDecimal(contribution), money(start)) }),
    element('p', { text: words().jackpotChance(chance, money(stake)) }),
  ];
};

/** Creates the description of lines or ways, special symbols, and the payouts of each symbol at a bet. */
export const prizes = (
  table: SlotTable,
  { stake, demo, money }: { stake: number; demo: boolean; money: (major: number) => string },
): Node[] => {
  const w = words();
  const row = (symbol: number, text: string): HTMLElement =>
    element('li', {}, picture(table.pictures[symbol] ?? ''), element('span', { text }));
  const table_ = element('table', {}, element('caption', { text: w.prizes }));
  table.pays.forEach((pays, symbol) => {
    table_.append(
      element(
        'tr',
        {},
        element('td', {}, picture(table.pictures[symbol] ?? '')),
        ...pays.map((units) => element('td', { text: money((stake * units) / table.units) })),
      ),
    );
  });
  return [
    element('p', { text: table.lines.length > 0 ? w.lines(table.lines.length) : w.ways(table.ways) }),
    element(
      'ul',
      { class: 'specials' },
      row(table.wild, `WILD ${w.wild}`),
      row(table.scatter, w.scatter(table.free.from, table.free.spins)),
    ),
    table_,
    element('p', { text: w.turbo }),
    ...jackpotText(table, stake, money),
    ...(table.jackpot && demo ? [element('p', { text: w.jackpotDemo })] : []),
  ];
};
