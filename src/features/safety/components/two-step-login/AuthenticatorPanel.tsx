import { keepTwoSteps, renewRecoveryCodes, turnOffTwoSteps } from '#contract/safety/two-steps.ts';
import type { Value } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { RunChange } from '../run-change.ts';

interface AuthenticatorPanelProps {
  readonly state: Value<'twoSteps'>;
  readonly run: RunChange;
}

/** Shows a warning at this number of remaining recovery codes. */
const lowRecoveryCodeCount = 3;

/** Settings of the authenticator app and its recovery codes. */
export const AuthenticatorPanel = ({ state, run }: AuthenticatorPanelProps) => {
  const { t } = useWords();
  const ask = (title: string, text: string, confirm: string): Promise<boolean> =>
    confirmFirst({ title, text, cancel: t.safetyTwoSteps.cancel(), confirm, loses: true });
  const setUp = () =>
    run(async () => {
      const { setUpAuthenticator } = await import('./open-authenticator-setup.tsx');
      await setUpAuthenticator();
    });
  const turnOff = async (): Promise<void> => {
    if (await ask(t.safetyTwoSteps.turnOffTitle(), t.safetyTwoSteps.turnOffText(), t.safetyTwoSteps.turnOff()))
      await run(() => api(turnOffTwoSteps), t.safetyTwoSteps.turnedOff());
  };
  const renew = async (): Promise<void> => {
    if (!(await ask(t.safetyTwoSteps.newCodesTitle(), t.safetyTwoSteps.newCodesText(), t.safetyTwoSteps.newCodes())))
      return;
    await run(async () => {
      const [{ showRecoveryCodes }, { recoveryCodes }] = await Promise.all([
        import('./open-authenticator-setup.tsx'),
        api(renewRecoveryCodes),
      ]);
      await showRecoveryCodes(recoveryCodes);
    });
  };
  const { on, since, endsAt, recoveryCodesLeft: left } = state;
  return (
    <section className="panel" aria-labelledby="authenticator">
      <h2 id="authenticator">
        {t.safetyTwoSteps.appTitle()}
        <StatusChip tone={on ? 'ok' : 'quiet'}>{on ? t.safetyTwoSteps.on() : t.safetyTwoSteps.off()}</StatusChip>
      </h2>
      {endsAt !== null && (
        <div className="panel__warn" role="alert">
          <p>{t.safetyTwoSteps.ending({ when: formatInstant(endsAt) })}</p>
          <button
            type="button"
            className="btn btn--primary"
            onClick={() => void run(() => api(keepTwoSteps), t.safetyTwoSteps.keptOn())}
          >
            {t.safetyTwoSteps.keepOn()}
          </button>
        </div>
      )}
      {on ? (
        <>
          <p>{t.safetyTwoSteps.appOn({ when: formatInstant(since ?? 0) })}</p>
          <p>
            {left <= lowRecoveryCodeCount ? t.safetyTwoSteps.fewCodes({ left }) : t.safetyTwoSteps.codesLeft({ left })}
          </p>
          <button type="button" className="btn btn--quiet" onClick={() => void renew()}>
            {t.safetyTwoSteps.newCodes()}
          </button>
          <button type="button" className="btn btn--ghost" onClick={() => void turnOff()}>
            {t.safetyTwoSteps.turnOff()}
          </button>
        </>
      ) : (
        <>
          <p>{t.safetyTwoSteps.appOff()}</p>
          <button type="button" className="btn btn--primary" onClick={() => void setUp()}>
            {t.safetyTwoSteps.setUp()}
          </button>
        </>
      )}
    </section>
  );
};
