import { useEffect, useState } from 'react';
import type { NotificationKind } from '#contract/messages/notification-kinds.ts';
import { notificationKinds } from '#contract/messages/notification-kinds.ts';
import { notificationSettings, setNotifications } from '#contract/messages/notifications.ts';
import type { Body } from '#contract/types.ts';
import { errorText } from '#i18n/error-words.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { showDialog } from '#ui/open-dialog.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Switch } from '#ui/Switch.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { disablePush, enablePush, type NotificationSettings, type PushState, pushStateOf } from '../../actions/push.ts';
import css from './notification-settings.css?inline';

adoptStyles(css);

interface SettingsSheetProps {
  readonly first: NotificationSettings;
  readonly firstState: PushState;
  readonly onClose: () => void;
}

/** Returns the settings with a change that is being saved. */
const changed = (
  settings: NotificationSettings,
  { kinds, details }: Body<'setNotifications'>,
): NotificationSettings => ({
  ...settings,
  kinds: { ...settings.kinds, ...kinds } as NotificationSettings['kinds'],
  details: details ?? settings.details,
});

const useSettings = (first: NotificationSettings, firstState: PushState) => {
  const { t } = useWords();
  const [settings, setSettings] = useState(first);
  const [state, setState] = useState(firstState);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void pushStateOf(settings).then(setState);
  }, [settings]);
  const save = async (change: Body<'setNotifications'>): Promise<void> => {
    setProblem(undefined);
    setSettings(changed(settings, change));
    try {
      setSettings(await api(setNotifications, { body: change }));
    } catch (error) {
      setSettings(settings);
      setProblem(errorText(t, error));
    }
  };
  const switchDevice = async (on: boolean): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    try {
      const next = on && settings.publicKey ? await enablePush(settings.publicKey) : await disablePush();
      setSettings(next ?? { ...settings });
    } catch {
      setProblem(t.messagesNotices.failed());
    } finally {
      setBusy(false);
    }
  };
  return { settings, state, busy, problem, save, switchDevice };
};

const SettingsSheet = ({ first, firstState, onClose }: SettingsSheetProps) => {
  const { t } = useWords();
  const { messagesNotices: words } = t;
  const { settings, state, busy, problem, save, switchDevice } = useSettings(first, firstState);
  const hintOf = (kind: NotificationKind) => (kind === 'promotions' ? { hint: words.promotionsHint() } : {});
  return (
    <Sheet title={words.title()} closeLabel={t.siteShell.close()} onClose={onClose}>
      <div className="notices">
        {state === 'on' || state === 'off' ? (
          <Switch
            label={words.device()}
            hint={words.deviceHint()}
            checked={state === 'on'}
            busy={busy}
            onChange={(on) => void switchDevice(on)}
          />
        ) : (
          <p className="notices__note">{words[state]()}</p>
        )}
        {state !== 'unavailable' && (
          <>
            <fieldset className="notices__kinds">
              <legend>{words.kinds()}</legend>
              {notificationKinds.map((kind) => (
                <Switch
                  key={kind}
                  label={words[kind]()}
                  {...hintOf(kind)}
                  checked={settings.kinds[kind]}
                  onChange={(on) => void save({ kinds: { [kind]: on } })}
                />
              ))}
            </fieldset>
            <Switch
              label={words.details()}
              hint={words.detailsHint()}
              checked={settings.details}
              onChange={(details) => void save({ details })}
            />
            <FormProblem text={problem} />
            <p className="notices__note">{words.inbox()}</p>
          </>
        )}
      </div>
    </Sheet>
  );
};

/** Shows the sheet of notifications by kind. Throws CallError if the settings cannot be loaded. */
export const showNotificationSettings = async (): Promise<void> => {
  const [first] = await Promise.all([api(notificationSettings), loadDeferredWords()]);
  const firstState = await pushStateOf(first);
  await showDialog<undefined>((close) => (
    <SettingsSheet first={first} firstState={firstState} onClose={() => close(undefined)} />
  ));
};
