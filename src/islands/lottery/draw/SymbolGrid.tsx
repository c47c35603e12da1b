import type { Words } from '../../../i18n/translate.ts';
import { symbolName } from '../symbol-name.ts';

interface GridProps {
  readonly t: Words;
  readonly label: string;
  /** Whether the label is seen. */
  readonly titled: boolean;
  readonly symbols: readonly string[];
  readonly chosen: readonly (string | null)[];
  readonly onChoose: (symbol: string) => void;
}

/** Symbols to tap, large enough for a thumb. */
export const SymbolGrid = ({ t, label, titled, symbols, chosen, onChoose }: GridProps) => (
  <fieldset className="symbols">
    <legend className={titled ? '' : 'vh'}>{label}</legend>
    <div className={symbols.length > 2 ? 'symbols__grid' : 'symbols__pair'}>
      {symbols.map((symbol) => (
        <button
          type="button"
          className="symbol num"
          key={symbol}
          aria-pressed={chosen.includes(symbol)}
          onClick={() => onChoose(symbol)}
        >
          {symbolName(t.betting, symbol)}
        </button>
      ))}
    </div>
  </fieldset>
);
