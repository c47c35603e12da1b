import { brand } from '#brands/current.ts';
import { beginTwoSteps } from '#contract/safety/two-steps.ts';
import { api } from '#lib/http/client.ts';
import { showDialog } from '#ui/open-dialog.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Shows recovery codes until the player confirms that they are saved. */
export const showRecoveryCodes = (codes: readonly string[]): Promise<void> =>
  showDialog<void>((close) => <RecoveryCodes codes={codes} onSaved={() => close()} />);

/** Sets up an authenticator app: key, first code, recovery codes. Throws CallError. */
export const setUpAuthenticator = async (): Promise<void> => {
  const setup = await api(beginTwoSteps, { query: { merchantCode: brand.merchantCode } });
  const codes = await showDialog<readonly string[] | null>((close) => (
    <AuthenticatorSetup setup={setup} onDone={close} />
  ));
  if (codes) await showRecoveryCodes(codes);
};
