import { renewRecoveryCodes, turnOnTwoSteps, twoSteps } from '#contract/safety/two-steps.ts';
import type { Value } from '#contract/types.ts';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { isOutcomeUnknown } from '#lib/http/outcome.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { QrPicture } from '#ui/QrPicture.tsx';
import { Sheet } from '#ui/Sheet.tsx';

/**
 * Turns on two-step verification with the first code and returns the recovery codes. If the response was lost although it is
 * on, the codes are lost too and new ones are created. Throws CallError.
 */
const enableTwoStepLogin = async (code: string): Promise<readonly string[]> => {
  try {
    return (await api(turnOnTwoSteps, { body: { code } })).recoveryCodes;
  } catch (error) {
    const mayBeOn = isOutcomeUnknown(error) || codeOf(error) === 'request.conflict';
    const state = mayBeOn ? await api(twoSteps).catch(() => null) : null;
    if (!state?.on) throw error;
    return (await api(renewRecoveryCodes)).recoveryCodes;
  }
};

interface AuthenticatorSetupProps {
  readonly setup: Value<'beginTwoSteps'>;
  /** Called with the recovery codes; null if the player cancelled. */
  readonly onDone: (codes: readonly string[] | null) => void;
}

/** Setup of an authenticator app: key to scan or type, and the first code. */
export const AuthenticatorSetup = ({ setup: { secret, uri, picture }, onDone }: AuthenticatorSetupProps) => {
  const { t } = useWords();
  const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ');
  const form = useForm<'code'>({
    names: ['code'],
    errorText: (error) => (codeOf(error) === 'verification.wrong' ? t.safetyStepUp.wrongCode() : errorText(t, error)),
    check: (_, { code }) => (/^\d{6}$/.test(code) ? [] : [t.safetyStepUp.codeRule()]),
    submit: async ({ code }) => onDone(await enableTwoStepLogin(code)),
    fieldOf: (code) => (code === 'verification.wrong' ? 'code' : undefined),
  });
  return (
    <Sheet title={t.safetyTwoSteps.scanTitle()} closeLabel={t.safetyStepUp.close()} onClose={() => onDone(null)}>
      <FormFrame form={form} className="setup" submit={t.safetyTwoSteps.check()}>
        <p>{t.safetyTwoSteps.scanLead()}</p>
        <div className="panel__qr">
          <QrPicture src={picture} label={t.safetyTwoSteps.qr()} />
        </div>
        <a className="btn btn--quiet" href={uri}>
          {t.safetyTwoSteps.openApp()}
        </a>
        <div>
          <p>{t.safetyTwoSteps.orType()}</p>
          <p className="panel__key">
            <span>{spaced}</span>
            <CopyButton text={secret} label={t.safetyTwoSteps.copyKey()} copied={t.safetyTwoSteps.copied()} />
          </p>
        </div>
        <Field
          label={t.safetyTwoSteps.thenCode()}
          name="code"
          icon="phone"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.errorOf('code')}
        />
      </FormFrame>
    </Sheet>
  );
};
