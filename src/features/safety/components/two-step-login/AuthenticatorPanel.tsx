import { keepTwoSteps, renewRecoveryCodes, turnOffTwoSteps } from '../../../../contract/safety/two-steps.ts';
import type { Value } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { api } from '../../../../lib/http/client.ts';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { formatInstant } from '../../../shared/format-instant.ts';
import { confirmFirst } from '../../../shared/lazy-module.ts';
import type { Run } from './TwoStepLogin.tsx';

interface AuthenticatorPanelProps {
  readonly t: Words;
  readonly state: Value<'twoSteps'>;
  readonly run: Run;
}

/** Shows a warning at this number of remaining recovery codes. */
const few = 3;

/** Settings of the authenticator app and its recovery codes (X09). */
export const AuthenticatorPanel = ({ t, state, run }: AuthenticatorPanelProps) => {
  const ask = (title: string, text: string, confirm: string): Promise<boolean> =>
    confirmFirst({ title, text, cancel: t.safeguards.cancel(), confirm });
  const setUp = () =>
    run(async () => {
      const { setUpAuthenticator } = await import('./open-authenticator-setup.tsx');
      await setUpAuthenticator();
    });
  const turnOff = async (): Promise<void> => {
    if (await ask(t.safeguards.turnOffTitle(), t.safeguards.turnOffText(), t.safeguards.turnOff()))
      await run(() => api(turnOffTwoSteps), t.safeguards.turnedOff());
  };
  const renew = async (): Promise<void> => {
    if (!(await ask(t.safeguards.newCodesTitle(), t.safeguards.newCodesText(), t.safeguards.newCodes()))) return;
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
        {t.safeguards.appTitle()}
        <StatusChip tone={on ? 'ok' : 'quiet'}>{on ? t.safeguards.on() : t.safeguards.off()}</StatusChip>
      </h2>
      {endsAt !== null && (
        <div className="panel__warn" role="alert">
          <p>{t.safeguards.ending({ when: formatInstant(endsAt) })}</p>
          <button
            type="button"
            className="btn btn--gold"
            onClick={() => void run(() => api(keepTwoSteps), t.safeguards.keptOn())}
          >
            {t.safeguards.keepOn()}
          </button>
        </div>
      )}
      {on ? (
        <>
          <p>{t.safeguards.appOn({ when: formatInstant(since ?? 0) })}</p>
          <p>{left <= few ? t.safeguards.fewCodes({ left }) : t.safeguards.codesLeft({ left })}</p>
          <button type="button" className="btn btn--quiet" onClick={() => void renew()}>
            {t.safeguards.newCodes()}
          </button>
          <button type="button" className="btn btn--ghost" onClick={() => void turnOff()}>
            {t.safeguards.turnOff()}
          </button>
        </>
      ) : (
        <>
          <p>{t.safeguards.appOff()}</p>
          <button type="button" className="btn btn--gold" onClick={() => void setUp()}>
            {t.safeguards.setUp()}
          </button>
        </>
      )}
    </section>
  );
};
