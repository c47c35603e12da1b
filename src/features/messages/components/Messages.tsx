import { useId } from 'react';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';
import { useFlags } from '#features/shared/use-flags.ts';
import { useWords } from '#i18n/use-words.ts';
import '#ui/tabs.css';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import { Announcements } from './announcements/Announcements.tsx';
import { Inbox } from './inbox/Inbox.tsx';

type Part = 'inbox' | 'news';

/** Message centre: inbox and announcements; only announcements without MAILCEN. */
export const Messages = () => {
  const { t } = useWords();
  const { MAILCEN } = useFlags();
  const chosen: Part = useAddress()?.get('tab') === 'announcements' ? 'news' : 'inbox';
  const panel = useId();
  const part = MAILCEN ? chosen : 'news';

  const choose = (next: Part): void =>
    changeAddress((query) => {
      query.delete('id');
      if (next === 'news') query.set('tab', 'announcements');
      else query.delete('tab');
    });

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
      <div {...tabPanel(panel, part, MAILCEN)}>{part === 'inbox' ? <Inbox /> : <Announcements />}</div>
    </>
  );
};
