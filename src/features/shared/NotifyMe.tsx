import { useEffect, useState } from 'react';
import { notificationSettings } from '#contract/messages/notifications.ts';
import { enablePush, type PushState, pushStateOf } from '#features/messages/actions/push.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { useFlags } from './use-flags.ts';
import { useQuery } from './use-query.ts';

interface NotifyMeProps {
  /** What is pending. */
  readonly of: 'Deposit' | 'Withdrawal' | 'Bet';
}

/** Returns whether this browser is notified, and a function that asks for it; null until known. */
const usePush = () => {
  const { value, replace } = useQuery('notifications', (signal) => api(notificationSettings, { signal }));
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (value) void pushStateOf(value).then(setState);
  }, [value]);
  const enable = async (): Promise<void> => {
    if (!value?.publicKey) return;
    setBusy(true);
    setHasFailed(false);
    try {
      const settings = await enablePush(value.publicKey);
      if (settings) replace(settings);
      else setState(await pushStateOf(value));
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, hasFailed, enable };
};

const Offer = ({ of }: NotifyMeProps) => {
  const { messagesNotices: words } = useWords().t;
  const { state, busy, hasFailed, enable } = usePush();
  if (state === null || state === 'unavailable') return null;
  return (
    <div className="notifyme" role="status">
      {state === 'off' ? (
        <Button look="quiet" wide busy={busy} onClick={() => void enable()}>
          {words[`ask${of}`]()}
        </Button>
      ) : (
        <p className="hint">
          {words[state]()} {state === 'on' && <a href={hrefOf('settings')}>{words.settings()}</a>}
        </p>
      )}
      {hasFailed && <p className="hint">{words.failed()}</p>}
    </div>
  );
};

/** Offers to notify the member of something pending; nothing where the backend sends no notifications. */
const NotifyMe = (props: NotifyMeProps) => (useFlags().WEBPUSH3 ? <Offer {...props} /> : null);

export default NotifyMe;
