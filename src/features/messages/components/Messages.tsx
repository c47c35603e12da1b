import { useEffect, useId, useState } from 'react';
import { useFlags } from '#features/shared/use-flags.ts';
import type { Locale } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import '#ui/tabs.css';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import { Announcements } from './announcements/Announcements.tsx';
import { Inbox } from './inbox/Inbox.tsx';

type Part = 'inbox' | 'news';

const partOfAddress = (): Part =>
  new URLSearchParams(location.search).get('tab') === 'announcements' ? 'news' : 'inbox';

/** Message centre: inbox and announcements; only announcements without MAILCEN. */
export const Messages = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const { MAILCEN } = useFlags();
  const [chosen, setChosen] = useState<Part>('inbox');
  const panel = useId();
  const part = MAILCEN ? chosen : 'news';

  useEffect(() => setChosen(partOfAddress()), []);

  const choose = (next: Part): void => {
    setChosen(next);
    history.replaceState(history.state, '', next === 'news' ? '?tab=announcements' : location.pathname);
  };

  return (
    <>
      {MAILCEN && (
        <div className="stack hub">
          <Tabs<Part>
            label={t.messagesInbox.parts()}
            tabs={[
              { key: 'inbox', label: t.messagesInbox.letters() },
              { key: 'news', label: t.messagesInbox.news() },
            ]}
            active={part}
            panel={panel}
            onChoose={choose}
          />
        </div>
      )}
      <div {...tabPanel(panel, part, MAILCEN)}>
        {part === 'inbox' ? <Inbox locale={locale} /> : <Announcements locale={locale} />}
      </div>
    </>
  );
};
