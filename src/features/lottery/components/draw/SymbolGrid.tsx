import { useWords } from '#i18n/use-words.ts';
import { symbolName } from '../symbol-name.ts';

interface SymbolGridProps {
  readonly label: string;
  /** Whether the label is visible. */
  readonly titled: boolean;
  readonly symbols: readonly string[];
  readonly chosen: readonly (string | null)[];
  readonly onChoose: (symbol: string) => void;
}

const layout = (count: number): string => {
  if (count === 2) return 'symbols__pair';
  return count === 10 ? 'symbols__grid symbols__grid--ten' : 'symbols__grid';
};

/** Symbols to tap, large enough for a thumb. */
export const SymbolGrid = ({ label, titled, symbols, chosen, onChoose }: SymbolGridProps) => {
  const { t } = useWords();
  return (
    <fieldset className="symbols">
      <legend className={titled ? '' : 'vh'}>{label}</legend>
      <div className={layout(symbols.length)}>
        {symbols.map((symbol) => (
          <button
            type="button"
            className="symbol num"
            key={symbol}
            aria-pressed={chosen.includes(symbol)}
            onClick={() => onChoose(symbol)}
          >
            {symbolName(t.lotteryDraws, symbol)}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
