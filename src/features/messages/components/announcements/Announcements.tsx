import { useState } from 'react';
import type { Announcement } from '#contract/types.ts';
import { announcements } from '#features/content/api/content.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { ServerHtml } from '#ui/ServerHtml.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import prose from '#ui/styles/prose.css?inline';
import proseRich from '#ui/styles/prose-rich.css?inline';
import css from './announcements.css?inline';

adoptStyles(prose + proseRich + css);

const News = ({ it }: { readonly it: Announcement }) => {
  const { locale } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{it.title}</span>
          <time className="num" dateTime={new Date(it.startDate).toISOString()}>
            {dayName(dayOf(it.startDate), locale)}
          </time>
        </summary>
        {open && <ServerHtml className="prose" html={it.content} />}
      </details>
    </li>
  );
};

/** Announcements in the message centre; guests see them at `/m/notice`. */
export const Announcements = () => {
  const { t } = useWords();
  const loaded = useQuery('announcements', async (_, locale) => {
    const merchant = merchantCode();
    const query = {
      types: 'PL',
      groupName: 'm_home',
      merchantCode: merchant,
      language: wireLanguage(locale),
    } as const;
    return (await announcements(query)).content;
  });
  return (
    <section className="stack inbox" aria-label={t.messagesInbox.news()}>
      <LoadState
        loaded={loaded}
        skeleton={<Skeleton shape="row" count={4} />}
        empty={(list) =>
          list.length === 0
            ? { icon: 'notice', title: t.messagesInbox.noNewsTitle(), text: t.messagesInbox.noNewsText() }
            : null
        }
      >
        {(list) => (
          <ul className="news">
            {list.map((it) => (
              <News key={it.id} it={it} />
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
};
