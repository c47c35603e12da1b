import { useEffect, useRef } from 'react';
import { signSides } from '#features/shared/sign-sides.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { parseAmount } from '#lib/money/parse-amount.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Play, SlipBet } from '../../model/bet-slip.ts';
import { changeStake, removeBet } from '../../state/bet-slip.ts';
import { symbolName } from '../symbol-name.ts';

interface BetSlipRowProps {
  readonly bet: SlipBet;
  readonly play: Play | undefined;
  readonly problem: string | undefined;
}

/** One bet of the slip with its stake and validation error. */
export const BetSlipRow = ({ bet, play, problem }: BetSlipRowProps) => {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const { id, stake } = bet;
  // Shows a stake that was set for all bets at once; a typed stake is already in the field.
  useEffect(() => {
    if (input.current && input.current.value !== stake) input.current.value = stake;
  }, [stake]);
  const numbers = bet.numbers.map((symbol) => symbolName(t.lotteryDraws, symbol)).join(' ');
  const name = play?.name ?? bet.play;
  const wins = play && (parseAmount(stake) ?? 0) * play.odds;
  const note = `stake-${id}-note`;
  return (
    <li className={problem ? 'slipbet slipbet--bad' : 'slipbet'}>
      <div className="slipbet__what">
        <span>{name}</span>
        <b className="num">{numbers}</b>
      </div>
      <label className="slipbet__stake">
        <span className="vh">{t.lotteryBetting.stakeOf({ play: name, numbers })}</span>
        {signSides.before}
        <input
          ref={input}
          name={`stake-${id}`}
          defaultValue={stake}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={note}
          onInput={(event) => changeStake(id, event.currentTarget.value)}
        />
        {signSides.after}
      </label>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.lotteryBetting.remove({ play: name, numbers })}
        onClick={() => removeBet(id)}
      >
        <Icon name="remove" />
      </button>
      {problem ? (
        <ErrorText id={note}>{problem}</ErrorText>
      ) : (
        <p className="hint num" id={note}>
          {wins ? t.lotteryBetting.wins({ amount: formatAmount(wins) }) : ''}
        </p>
      )}
    </li>
  );
};
