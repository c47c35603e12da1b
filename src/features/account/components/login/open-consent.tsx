import { brand } from '#brands/current.ts';
import { socialAccounts, socialConsent, socialLogin } from '#contract/account/social.ts';
import { api } from '#lib/http/client.ts';
import { showDialog } from '#ui/open-dialog.tsx';
import { type LoginResult, logIn } from '../../actions/log-in.ts';
import { ConsentScreen } from './ConsentScreen.tsx';

interface Provider {
  readonly id: 'GOOGLE' | 'FACEBOOK';
  readonly name: string;
}

/**
 * Shows the simulated consent screen of a provider and logs in with its answer; null if the player cancels.
 * Throws CallError.
 */
export const askConsent = async ({ id, name }: Provider): Promise<LoginResult | null> => {
  const accounts = await api(socialAccounts, { query: { provider: id } });
  const accountId = await showDialog<string | null>((answer) => (
    <ConsentScreen provider={name} brandName={brand.name} accounts={accounts} onAnswer={answer} />
  ));
  if (accountId === null) return null;
  const { idToken } = await api(socialConsent, { body: { provider: id, accountId } });
  return logIn(api(socialLogin, { body: { provider: id, idToken } }));
};
