import {
  confirmIdentity,
  confirmOptions,
  loginSecondStep,
  lostSecondStep,
  secondStepOptions,
} from '#contract/safety/two-steps.ts';
import type { ConfirmNeed, SecondStepNeed, Value } from '#contract/types.ts';
import { readObfuscatedLink } from '#features/service/model/obfuscated-link.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $words } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { confirmOnTop, showDialogOnTop } from '#ui/open-dialog.tsx';
import { IdentityCheckSheet } from './IdentityCheckSheet.tsx';

/** Asks the player to confirm their identity for one purpose. Resolves to true on success. */
export const askIdentity = ({ purpose, methods }: ConfirmNeed): Promise<boolean> => {
  const { t } = $words.get();
  return showDialogOnTop<boolean>((close) => (
    <IdentityCheckSheet
      title={t.safetyStepUp.confirmTitle()}
      lead={t.safetyStepUp.confirmLead()}
      methods={methods}
      passkeyOptions={() => api(confirmOptions)}
      onProof={async (proof) => {
        await api(confirmIdentity, { body: { purpose, ...proof } });
        close(true);
      }}
      onClose={() => close(false)}
    />
  ));
};

/** Explains the consequences of a lost phone and, once confirmed, leads to customer service. */
const reportLostPhone = async (ticket: string): Promise<void> => {
  const { t, locale } = $words.get();
  const question = {
    title: t.safetyStepUp.lostTitle(),
    text: t.safetyStepUp.lostText(),
    cancel: t.siteShell.cancel(),
    confirm: t.safetyStepUp.lostGo(),
  };
  if (!(await confirmOnTop(question))) return;
  const { url } = await api(lostSecondStep, { body: { ticket, language: wireLanguage(locale) } });
  location.assign(readObfuscatedLink(url));
};

/** Asks for the second step of a login. Resolves to null if the player cancels. */
export const requestSecondStep = ({ ticket, methods }: SecondStepNeed): Promise<Value<'login'> | null> => {
  const { t } = $words.get();
  return showDialogOnTop<Value<'login'> | null>((close) => (
    <IdentityCheckSheet
      title={t.safetyStepUp.loginTitle()}
      lead={t.safetyStepUp.loginLead()}
      methods={methods}
      passkeyOptions={() => api(secondStepOptions, { body: { ticket } })}
      onProof={async (proof) => close(await api(loginSecondStep, { body: { ticket, ...proof } }))}
      onLost={() => void ignoreCallErrors(reportLostPhone(ticket))}
      onClose={() => close(null)}
    />
  ));
};
