import { useWords } from '#i18n/use-words.ts';
import type { Picks, Play } from '../../model/bet-slip.ts';
import { SymbolGrid } from './SymbolGrid.tsx';

interface PickBoardProps {
  readonly play: Play;
  readonly picks: Picks;
  readonly onChoose: (symbol: string, place: number) => void;
}

/** Board to pick symbols: one grid, or one per position if the order counts. */
export const PickBoard = ({ play, picks, onChoose }: PickBoardProps) => {
  const { t } = useWords();
  const places = play.ordered ? Array.from({ length: play.pick }, (_, index) => index) : [0];
  const hasTitles = play.ordered && play.pick > 1;
  return places.map((place) => (
    <SymbolGrid
      key={`${play.key}-${place}`}
      label={hasTitles ? t.lotteryBetting.place({ n: place + 1 }) : t.lotteryBetting.numbers()}
      titled={hasTitles}
      symbols={play.symbols}
      chosen={play.ordered ? [picks[place] ?? null] : picks}
      onChoose={(symbol) => onChoose(symbol, place)}
    />
  ));
};
