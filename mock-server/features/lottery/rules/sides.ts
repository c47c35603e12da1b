import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { type Play, type PlayGroup, play } from './play.ts';

const sideNames: LocalizedText = { EN: 'Big or small', TY: 'Big o small', VI: 'Tài hoặc xỉu' };

/** Bets on a figure derived from the draw; with null neither side wins. */
interface Sides {
  /** Subject of the figure, such as "the first ball". */
  readonly of: LocalizedText;
  /** Lowest figure that counts as big. */
  readonly bigFrom: number;
  readonly minFigure: number;
  readonly maxFigure: number;
  readonly sizeChance: number;
  readonly parityChance: number;
  figure(drawn: readonly string[]): number | null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the plays on big or small and on odd or even. */
export const sides = ({ of, bigFrom, minFigure, maxFigure, sizeChance, parityChance, figure }: Sides): PlayGroup => {
  const side = (
    key: string,
    name: LocalizedText,
    hint: LocalizedText,
    symbols: readonly [string, string],
    chance: number,
  ): Play =>
    play({
      key,
      name,
      hint,
      symbols,
      chance,
      back: 0.96,
      wins: (drawn, [chosen]) => {
        const found = figure(drawn);
        if (found === null) return false;
        const isFirstSide = key === 'size' ? found >= bigFrom : found % 2 === 1;
        return chosen === symbols[isFirstSide ? 0 : 1];
      },
    });
  const sizes = `${bigFrom}–${maxFigure}`;
  const small = `${minFigure}–${bigFrom - 1}`;
  return {
    key: 'sides',
    name: { EN: 'Big/small', TY: 'Big/small', VI: 'Tài/xỉu' },
    plays: [
      side(
        'size',
        sideNames,
        {
          EN: `${capital(of.EN)}: big is ${sizes}, small is ${small}.`,
          TY: `${capital(textIn(of, 'TY'))}: big ang ${sizes}, small ang ${small}.`,
          VI: `${capital(textIn(of, 'VI'))}: tài là ${sizes}, xỉu là ${small}.`,
        },
        ['BIG', 'SMALL'],
        sizeChance,
      ),
      side(
        'parity',
        { EN: 'Odd or even', TY: 'Odd o even', VI: 'Chẵn hoặc lẻ' },
        {
          EN: `Whether ${of.EN} is odd or even.`,
          TY: `Kung odd o even ang ${textIn(of, 'TY')}.`,
          VI: `${capital(textIn(of, 'VI'))} là chẵn hay lẻ.`,
        },
        ['ODD', 'EVEN'],
        parityChance,
      ),
    ],
  };
};
