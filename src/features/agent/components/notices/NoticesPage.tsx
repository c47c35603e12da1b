import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { ServerHtml } from '#ui/ServerHtml.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { loadAgentNews } from '../../state/news.ts';
import './notices.css';

/** Notices for agents, the newest first; those since the last login are marked. */
export const NoticesPage = () => {
  const { t, locale: current } = useWords();
  const loaded = useQuery('agent-notices', (_signal, wanted) => loadAgentNews(wireLanguage(wanted)));
  return (
    <LoadState
      loaded={loaded}
      skeleton={<Skeleton shape="row" count={4} />}
      empty={({ content }) =>
        content.length > 0
          ? null
          : { icon: 'notice', title: t.agentHome.noticesEmptyTitle(), text: t.agentHome.noticesEmptyText() }
      }
    >
      {({ content, footer }) => (
        <ul className="agentnotices">
          {content.map((notice, index) => (
            <li key={notice.id}>
              <details>
                <summary>
                  <b>{notice.title}</b>
                  {index < footer.unreadCount && <StatusChip tone="wait">{t.agentHome.isNew()}</StatusChip>}
                  <time className="num" dateTime={new Date(notice.startDate).toISOString()}>
                    {dayName(dayOf(notice.startDate), current)}
                  </time>
                </summary>
                <ServerHtml className="prose" html={notice.content} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  );
};
