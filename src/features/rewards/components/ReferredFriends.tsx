import { useState } from 'react';
import type { Value } from '#contract/types.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';

type Friend = Value<'inviteInfo'>['friends'][number];

interface ReferredFriendsProps {
  readonly friends: readonly Friend[];
}

const kinds = ['all', 'registered', 'deposited', 'rewarded'] as const;
const tones = { registered: 'quiet', deposited: 'wait', rewarded: 'ok' } as const;

/** Referred friends by their progress. */
export const ReferredFriends = ({ friends }: ReferredFriendsProps) => {
  const { t, locale } = useWords();
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const of = (wanted: typeof kind): readonly Friend[] =>
    wanted === 'all' ? friends : friends.filter(({ status }) => status === wanted);
  const shown = of(kind);
  return (
    <>
      <div className="rw__head">
        <h2>{t.rewardsInvite.friends()}</h2>
      </div>
      {friends.length === 0 ? (
        <EmptyState icon="inviteOne" title={t.rewardsInvite.emptyTitle()} text={t.rewardsInvite.emptyText()} />
      ) : (
        <>
          <ChipGroup
            className="invite__kinds"
            label={t.rewardsInvite.which()}
            options={kinds.map((option) => ({
              key: option,
              label: (
                <>
                  {t.rewardsInvite[option]()} <span className="num">{of(option).length}</span>
                </>
              ),
            }))}
            chosen={kind}
            onChoose={setKind}
          />
          {shown.length === 0 && <p className="rw__note">{t.rewardsInvite.noneOfKind()}</p>}
          <ul className="invite__friends">
            {shown.map(({ account, at, status }) => (
              <li key={`${account} ${at}`}>
                <span>
                  <b>{account}</b>
                  <span className="rw__time num">{t.rewardsInvite.joined({ time: dayName(dayOf(at), locale) })}</span>
                </span>
                <StatusChip tone={tones[status]}>{t.rewardsInvite[status]()}</StatusChip>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
