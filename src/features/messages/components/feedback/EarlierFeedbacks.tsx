import { feedbackList } from '#contract/messages/messages.ts';
import type { Value } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { NextPage } from '#features/shared/NextPage.tsx';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { feedbackKindName } from './feedback-kinds.ts';

type Entry = Value<'feedbackList'>['content'][number];

const pageSize = 10;

const Card = ({ it }: { readonly it: Entry }) => {
  const { t } = useWords();
  return (
    <li className="sent">
      <div className="sent__head">
        <b>{feedbackKindName(t, it.type)}</b>
        {it.answer ? (
          <StatusChip tone="ok">{t.messagesFeedback.answered()}</StatusChip>
        ) : (
          <StatusChip tone="wait">{t.messagesFeedback.waiting()}</StatusChip>
        )}
      </div>
      <p>{it.comment}</p>
      <p className="sent__facts num">
        {[
          it.id,
          formatInstant(it.at),
          ...(it.images > 0 ? [t.messagesFeedback.withPictures({ n: it.images })] : []),
        ].join(' · ')}
      </p>
      {it.answer && (
        <blockquote className="sent__answer">
          <b>{t.messagesFeedback.answer()}</b>
          <p>{it.answer}</p>
        </blockquote>
      )}
    </li>
  );
};

interface EarlierFeedbacksProps {
  /** Number of the last feedback; a change reloads the list. */
  readonly last: string;
}

/** Earlier feedback of the player with the replies. */
export const EarlierFeedbacks = ({ last }: EarlierFeedbacksProps) => {
  const { t } = useWords();
  const records = useRecords(`feedbacks ${last}`, (page, current, signal) =>
    api(feedbackList, { query: { page, pageSize, language: wireLanguage(current) }, signal }),
  );
  return (
    <section className="stack earlier" aria-label={t.messagesFeedback.earlier()}>
      <h2>{t.messagesFeedback.earlier()}</h2>
      <LoadState
        loaded={records}
        skeleton={<Skeleton shape="card" count={2} />}
        empty={([first]) =>
          first?.total === 0
            ? { icon: 'chat', title: t.messagesFeedback.emptyTitle(), text: t.messagesFeedback.emptyText() }
            : null
        }
      >
        {(pages) => (
          <ul className="earlier__list">
            {pages
              .flatMap(({ content }) => content)
              .map((it) => (
                <Card key={it.id} it={it} />
              ))}
          </ul>
        )}
      </LoadState>
      <NextPage records={records} label={t.messagesFeedback.loadMore()} />
    </section>
  );
};
