import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useHosts } from '../use-hosts.ts';
import { ListState } from './ListState.tsx';
import { LotteryRow } from './LotteryRow.tsx';
import type { ListedLottery } from './listed.ts';
import { popularGroup } from './popular.ts';
import { useListed } from './use-listed.ts';

interface PopularProps {
  readonly locale: Locale;
  /** As the build knew them. */
  readonly built: readonly ListedLottery[];
  readonly cdn: string;
}

/** The draws most played (R254), with the time left to bet. */
export const PopularLotteries = ({ locale, built, cdn }: PopularProps) => {
  const { t } = useWords(locale);
  const hosts = useHosts(cdn);
  const { groups, failure, retry } = useListed(popularGroup);
  const shown = groups?.[0]?.lotteries ?? (failure ? [] : built);
  if (shown.length === 0) return <ListState t={t} failure={failure} onRetry={retry} />;
  return (
    <ul className="lottos">
      {shown.map((it) => (
        <LotteryRow key={it.code} t={t} lottery={it} hosts={hosts} />
      ))}
    </ul>
  );
};
