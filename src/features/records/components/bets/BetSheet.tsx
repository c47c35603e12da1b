import type { BetLine } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { hrefOf } from '#paths.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { betKindOf } from '../../model/bet-kinds.ts';
import { LotteryOrderDetails } from './LotteryOrderDetails.tsx';
import { outcomeOf, toneOfBet } from './outcome.ts';
import { RoundFairness } from './RoundFairness.tsx';
import { roundFacts } from './round-facts.ts';

interface BetSheetProps {
  readonly bet: BetLine;
  readonly onClose: () => void;
}

const NotifyMe = lazyComponent(() => import('#features/shared/NotifyMe.tsx'));

/** Details of a bet; for lotteries also its order. */
const BetSheet = ({ bet: it, onClose }: BetSheetProps) => {
  const { t, locale: current } = useWords();
  const { recordsReports: reports } = t;
  const kind = betKindOf(it.category);
  const isSettled = it.status === 'settled';
  return (
    <Sheet title={it.nodeName} closeLabel={t.siteShell.close()} onClose={onClose}>
      <Facts
        facts={[
          { label: reports.status(), value: <StatusChip tone={toneOfBet(it)}>{outcomeOf(t, it)}</StatusChip> },
          { label: reports.stake(), value: <OwnAmount value={it.stake} /> },
          { label: reports.payout(), value: isSettled ? <OwnAmount value={it.payout} /> : null },
          { label: reports.netResult(), value: isSettled ? <OwnAmount value={it.net} signed /> : null },
          { label: reports.result(), value: isSettled && it.payout > 0 ? it.result : null },
          { label: reports.gameKind(), value: kind && t.gamesCommon[kind]() },
          { label: reports.vendor(), value: it.vendorName },
          { label: reports.played(), value: dayAndTime(it.at, current) },
          { label: reports.settled(), value: it.settledAt && dayAndTime(it.settledAt, current) },
          { label: reports.betNumber(), value: it.id, copy: it.id },
        ]}
      />
      {!isSettled && <NotifyMe of="Bet" />}
      {it.round && (
        <section className="orderparts">
          <h3>{t.recordsRounds.title()}</h3>
          <Facts facts={roundFacts(t, it.round)} />
        </section>
      )}
      {it.fair && <RoundFairness bet={it.id} />}
      {it.orderId && <LotteryOrderDetails orderId={it.orderId} />}
      <ReceiptLink href={hrefOf('receipt', { kind: 'bet', id: it.id })} label={reports.receipt()} />
    </Sheet>
  );
};

export default BetSheet;
