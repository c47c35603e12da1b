import type { Locale } from '../../../../i18n/locale.ts';
import { useHosts } from '../../../shared/use-hosts.ts';
import { ListedLotteries } from './ListedLotteries.tsx';
import { LotteryRow } from './LotteryRow.tsx';
import type { ListedLottery } from './listed.ts';
import { useListed } from './use-listed.ts';

interface PopularProps {
  readonly locale: Locale;
  /** As the build knew them. */
  readonly built: readonly ListedLottery[];
  readonly cdn: string;
}

/** The draws most played (R254), with the time left to bet. */
export const PopularLotteries = ({ locale, built, cdn }: PopularProps) => {
  const hosts = useHosts(cdn);
  const listed = useListed('popular', { locale, built: [{ prizeMode: '', name: '', lotteries: built }] });
  return (
    <ListedLotteries locale={locale} listed={listed}>
      {(t, groups) => (
        <ul className="lottos">
          {groups
            .flatMap(({ lotteries }) => lotteries)
            .map((it) => (
              <LotteryRow key={it.code} t={t} lottery={it} hosts={hosts} />
            ))}
        </ul>
      )}
    </ListedLotteries>
  );
};
