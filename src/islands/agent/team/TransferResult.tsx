import type { TransferLine } from '../../../domain/agent/transfer-lines.ts';
import type { Words } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Amount } from '../../../widgets/Amount.tsx';
import { problemName } from './problem-name.ts';
import type { TransferOutcome } from './use-transfer.ts';

interface ResultProps {
  readonly t: Words;
  readonly outcome: TransferOutcome;
  readonly onRetry: (left: readonly TransferLine[]) => void;
  readonly onClose: () => void;
}

/** What became of each line; those that did not move can be tried again. */
export const TransferResult = ({ t, outcome: { lines, total, sumBalance }, onRetry, onClose }: ResultProps) => {
  const w = t.agencyTeam;
  const left = lines.filter(({ id }) => id === null);
  const n = lines.length - left.length;
  return (
    <div className="transfer">
      <p className="transfer__headline" role="status" data-all={left.length === 0 || undefined}>
        <Icon name={left.length === 0 ? 'ok' : 'bad'} later />
        {left.length === 0 ? w.allMoved({ n }) : n === 0 ? w.noneMoved() : w.someMoved({ n, all: lines.length })}
      </p>
      <ul className="transfer__list">
        {lines.map(({ account, amount, id, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account may be named twice.
          <li key={at}>
            <span>
              <b>{account}</b>
              {id && <span className="num">{id}</span>}
            </span>
            <span className="transfer__end">
              <Amount pesos={amount} />
              <StatusChip tone={problem ? 'bad' : 'ok'}>{problem ? problemName(t, problem) : w.moved()}</StatusChip>
            </span>
          </li>
        ))}
      </ul>
      <dl className="transfer__sums">
        <div>
          <dt>{w.total()}</dt>
          <dd>
            <Amount pesos={total} />
          </dd>
        </div>
        <div>
          <dt>{w.yourBalance()}</dt>
          <dd>
            <Amount pesos={sumBalance} />
          </dd>
        </div>
      </dl>
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
        <button type="button" className="btn btn--gold" onClick={onClose}>
          {w.done()}
        </button>
      </div>
    </div>
  );
};
