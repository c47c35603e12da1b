import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { ListedLotteries } from './ListedLotteries.tsx';
import { LotteryRow } from './LotteryRow.tsx';
import type { ListedLottery } from './listed.ts';
import { popularLotteries, useLotteryList } from './use-lottery-list.ts';

interface PopularLotteriesProps {
  /** Prerendered lotteries. */
  readonly built: readonly ListedLottery[];
  readonly cdn: string;
}

/** Most played draws with the time left to bet. */
export const PopularLotteries = ({ built, cdn }: PopularLotteriesProps) => {
  const hosts = useImageHosts(cdn);
  const listed = useLotteryList(popularLotteries, [{ prizeMode: '', name: '', lotteries: built }]);
  return (
    <ListedLotteries listed={listed}>
      {(groups) => (
        <ul className="lottos">
          {groups
            .flatMap(({ lotteries }) => lotteries)
            .map((it) => (
              <LotteryRow key={it.code} lottery={it} hosts={hosts} />
            ))}
        </ul>
      )}
    </ListedLotteries>
  );
};
