import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { TransferLine } from '../../model/transfer-lines.ts';
import { TransferLines, TransferSums } from './TransferLines.tsx';
import type { TransferOutcome } from './use-transfer.ts';

interface TransferResultProps {
  readonly outcome: TransferOutcome;
  readonly onRetry: (left: readonly TransferLine[]) => void;
  readonly onClose: () => void;
}

/** Result of each transfer; failed ones can be retried. */
export const TransferResult = ({ outcome: { lines, total, sumBalance }, onRetry, onClose }: TransferResultProps) => {
  const { agentTeam: w } = useWords().t;
  const left = lines.filter(({ id }) => id === null);
  const n = lines.length - left.length;
  return (
    <div className="transfer">
      <p className="transfer__headline" role="status" data-all={left.length === 0 || undefined}>
        <Icon name={left.length === 0 ? 'ok' : 'bad'} />
        {left.length === 0 ? w.allMoved({ n }) : n === 0 ? w.noneMoved() : w.someMoved({ n, all: lines.length })}
      </p>
      <TransferLines lines={lines} good={w.moved()} below={({ id }) => id && <span className="num">{id}</span>} />
      <TransferSums total={total} balance={[w.yourBalance(), sumBalance]} />
      <div className="dialog__buttons">
        {left.length > 0 && (
          <button
            type="button"
            className="btn btn--quiet"
            onClick={() => onRetry(left.map(({ account, amount }) => ({ account, text: String(amount) })))}
          >
            {w.retryLeft()}
          </button>
        )}
        <button type="button" className="btn btn--primary" onClick={onClose}>
          {w.done()}
        </button>
      </div>
    </div>
  );
};
