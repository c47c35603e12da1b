import type { ReactNode } from 'react';
import { LoadState } from '#features/shared/LoadState.tsx';
import type { QueryResult } from '#features/shared/use-query.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ListedGroup } from './listed.ts';

interface ListedLotteriesProps {
  readonly locale: Locale;
  readonly listed: QueryResult<readonly ListedGroup[]>;
  /** Alternative action for an empty list or a failed request. */
  readonly otherwise?: ReactNode;
  readonly children: (t: Words, groups: readonly ListedGroup[]) => ReactNode;
}

const boxes = ['first', 'second', 'third', 'fourth'];

/** Lists of lotteries in each state: loading, failed, empty and ready. */
export const ListedLotteries = ({ locale, listed, otherwise, children }: ListedLotteriesProps) => {
  const { t } = useWords(locale);
  const none = {
    icon: 'LOTT',
    title: t.lotteryDraws.emptyTitle(),
    text: t.lotteryDraws.emptyText(),
    action: otherwise,
  } as const;
  return (
    <LoadState
      locale={locale}
      loaded={listed}
      title={t.lotteryDraws.failedTitle()}
      skeleton={
        <div className="lottos">
          {boxes.map((box) => (
            <div className="lotto" key={box} />
          ))}
        </div>
      }
      empty={(groups) => (groups.some(({ lotteries }) => lotteries.length > 0) ? null : none)}
    >
      {(groups) => children(t, groups)}
    </LoadState>
  );
};
