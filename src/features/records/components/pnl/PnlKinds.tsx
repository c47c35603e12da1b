import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { RecordRow } from '#features/shared/RecordRow.tsx';
import { useWords } from '#i18n/use-words.ts';
import { betKindOf } from '../../model/bet-kinds.ts';

interface PnlKindsProps {
  readonly kinds: Value<'memberPnl'>['categories'];
}

/** Result of bets by game category, most played first; without bonus and rebate, which belong to no category. */
export const PnlKinds = ({ kinds }: PnlKindsProps) => {
  const { t } = useWords();
  if (kinds.length === 0) return null;
  const name = (category: string): string => {
    const kind = betKindOf(category);
    return kind ? t.gamesCommon[kind]() : category;
  };
  return (
    <section>
      <h2 className="records__day">{t.recordsReports.categoriesTitle()}</h2>
      <ul className="records__list">
        {[...kinds]
          .sort((a, b) => b.stake - a.stake)
          .map(({ category, count, stake, net }) => (
            <li key={category}>
              <RecordRow
                title={name(category)}
                sub={t.recordsReports.betCount({ n: count })}
                amount={<OwnAmount value={net} signed />}
                note={
                  <span className="recordrow__note num">
                    {t.recordsReports.staked()} <OwnAmount value={stake} />
                  </span>
                }
              />
            </li>
          ))}
      </ul>
    </section>
  );
};
