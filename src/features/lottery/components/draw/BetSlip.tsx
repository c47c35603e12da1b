import { useStore } from '@nanostores/react';
import type { Lottery, LotteryOrder, Value } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { $wallet } from '#features/cashier/state/wallet.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount, formatShortAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { useUntilOnline } from '#ui/form/use-until-online.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { type Play, quickStakes, type SlipBet, slipTotal } from '../../model/bet-slip.ts';
import { $slip, changeStake } from '../../state/bet-slip.ts';
import { BetSlipRow } from './BetSlipRow.tsx';
import css from './bet-slip.css?inline';
import { type BetSlipError, usePlaceBets } from './use-place-bets.ts';

adoptStyles(css);

interface BetSlipProps {
  readonly lottery: Lottery;
  readonly menu: Value<'lotteryMenu'>;
  /** Reloads the lottery with its open draw. */
  readonly renew: () => Promise<Lottery>;
  readonly onPlaced: (order: LotteryOrder) => void;
}

interface SlipProblemProps {
  readonly problem: BetSlipError;
}

/** Reason why the bets were not placed, with a link to fix it. */
const SlipProblem = ({ problem: { text, reason } }: SlipProblemProps) => {
  const { t } = useWords();
  const shown = useUntilOnline(text);
  return shown === undefined ? null : (
    <p className="slip__problem" role="alert">
      <Icon name="bad" />
      <span>{shown}</span>
      {reason === 'short' && <a href={hrefOf('deposit')}>{t.lotteryBetting.deposit()}</a>}
      {reason === 'limit' && <a href={`${hrefOf('responsible')}#limits`}>{t.safetyRealityCheck.toLimits()}</a>}
    </p>
  );
};

interface SameStakeProps {
  readonly bets: readonly SlipBet[];
  /** Bet type of the first bet, which determines the offered stakes. */
  readonly play: Play;
}

/** Field for the same stake on every bet. */
const SameStake = ({ bets, play }: SameStakeProps) => {
  const { t } = useWords();
  return (
    <fieldset className="slip__quick" aria-label={t.lotteryBetting.sameStake()}>
      <span>{t.lotteryBetting.sameStake()}</span>
      {quickStakes(play).map((stake) => (
        <button
          type="button"
          className="chip num"
          key={stake}
          onClick={() => {
            for (const { id } of bets) changeStake(id, String(stake));
          }}
        >
          {formatShortAmount(stake)}
        </button>
      ))}
    </fieldset>
  );
};

/** Bet slip: stakes, total and the button to place the bets. */
const BetSlip = ({ lottery, menu, renew, onPlaced }: BetSlipProps) => {
  const { t } = useWords();
  const { bets } = useStore($slip, { ssr: () => ({ code: '', bets: [] }) });
  const session = useStore($session, { ssr: () => null });
  const { sumBalance } = useStore($wallet, { ssr: () => ({ sumBalance: null, loading: false }) });
  const plays = new Map(menu.groups.flatMap((group) => group.plays).map((play): [string, Play] => [play.key, play]));
  const { form, transaction, problem, fieldProblems, place } = usePlaceBets({ lottery, plays, renew, onPlaced });
  const total = slipTotal(bets);
  const first = bets[0] && plays.get(bets[0].play);
  return (
    <section className="slip" aria-labelledby="slip-title">
      <h2 id="slip-title">
        {t.lotteryBetting.slip()} {bets.length > 0 && <span className="slip__count num">{bets.length}</span>}
      </h2>
      {bets.length === 0 && <p className="slip__empty">{t.lotteryBetting.slipEmpty()}</p>}
      {problem && <SlipProblem problem={problem} />}
      <TransactionNotice transaction={transaction} />
      {bets.length > 1 && first && <SameStake bets={bets} play={first} />}
      {bets.length > 0 && (
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!transaction.busy) void place();
          }}
        >
          <ul className="slip__bets">
            {bets.map((bet) => (
              <BetSlipRow key={bet.id} bet={bet} play={plays.get(bet.play)} problem={fieldProblems.get(bet.id)} />
            ))}
          </ul>
          <dl className="slip__sum">
            <dt className="num">{t.lotteryBetting.draw({ id: lottery.drawId })}</dt>
            <dd>
              <Countdown until={lottery.closesAt} />
            </dd>
            <dt>{t.lotteryBetting.total()}</dt>
            <dd className="num">{formatAmount(total)}</dd>
            {session && sumBalance !== null && (
              <>
                <dt>{t.lotteryBetting.balance()}</dt>
                <dd className="money">
                  <OwnAmount value={sumBalance} />
                </dd>
              </>
            )}
          </dl>
          <Button look="primary" type="submit" wide busy={transaction.busy}>
            {session ? t.lotteryBetting.confirm() : t.lotteryBetting.confirmGuest()}
          </Button>
        </form>
      )}
    </section>
  );
};

export default BetSlip;
