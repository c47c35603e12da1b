import type { ReactNode } from 'react';
import { LoadState } from '#features/shared/LoadState.tsx';
import type { QueryResult } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ListedGroup } from './listed.ts';

interface ListedLotteriesProps {
  readonly listed: QueryResult<readonly ListedGroup[]>;
  /** Alternative action for an empty list or a failed request. */
  readonly otherwise?: ReactNode;
  readonly children: (groups: readonly ListedGroup[]) => ReactNode;
}

const boxes = ['first', 'second', 'third', 'fourth'];

/** Lists of lotteries in each state: loading, failed, empty and ready. */
export const ListedLotteries = ({ listed, otherwise, children }: ListedLotteriesProps) => {
  const { t } = useWords();
  const none = {
    icon: 'LOTT',
    title: t.lotteryDraws.emptyTitle(),
    text: t.lotteryDraws.emptyText(),
    action: otherwise,
  } as const;
  return (
    <LoadState
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
      {children}
    </LoadState>
  );
};
