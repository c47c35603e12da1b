import type { ReactNode } from 'react';
import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { transferRange } from '#markets/current.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

type Problem = NonNullable<Value<'checkTransfers'>['lines'][number]['problem']>;

/** Returns the message of a transfer's error. */
const transferErrorName = ({ agentTeam: words }: Words, problem: Problem): string =>
  ({
    'user.unknown': words.problemUnknown(),
    'amount.out-of-range': words.problemAmount({ amount: formatAmount(transferRange.min) }),
    'balance.insufficient': words.problemInsufficient(),
    'request.too-many': words.problemTooMany(),
    'request.conflict': words.problemTwice(),
    'permission.denied': words.problemRefused(),
  })[problem];

type Line = Pick<Value<'checkTransfers'>['lines'][number], 'account' | 'amount' | 'problem'>;

interface TransferLinesProps<L extends Line> {
  readonly lines: readonly L[];
  /** Label of a transfer without a problem. */
  readonly good: string;
  /** Content below the account name. */
  readonly below: (line: L) => ReactNode;
}

/** List of transfers with recipient, amount and problem. */
export const TransferLines = <L extends Line>({ lines, good, below }: TransferLinesProps<L>) => {
  const { t } = useWords();
  return (
    <ul className="transfer__list">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an account may be named twice.
        <li key={index}>
          <span>
            <b>{line.account}</b>
            {below(line)}
          </span>
          <span className="transfer__end">
            <Amount value={line.amount} />
            <StatusChip tone={line.problem ? 'bad' : 'ok'}>
              {line.problem ? transferErrorName(t, line.problem) : good}
            </StatusChip>
          </span>
        </li>
      ))}
    </ul>
  );
};

interface TransferSumsProps {
  readonly total: number;
  /** Label and value of the balance, major units. */
  readonly balance: readonly [name: string, major: number];
}

/** Sum of all transfers and the remaining balance. */
export const TransferSums = ({ total, balance: [name, left] }: TransferSumsProps) => {
  const { t } = useWords();
  return (
    <dl className="transfer__sums">
      <div>
        <dt>{t.agentTeam.total()}</dt>
        <dd>
          <Amount value={total} />
        </dd>
      </div>
      <div>
        <dt>{name}</dt>
        <dd>
          <OwnAmount value={left} />
        </dd>
      </div>
    </dl>
  );
};
