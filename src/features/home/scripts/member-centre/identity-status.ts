import { identityStatus } from '#contract/safety/identity-verification.ts';
import { $session, onMemberVisit } from '#features/account/state/session.ts';
import { identityTone } from '#features/safety/model/identity-tone.ts';
import { $flags } from '#features/site/state/settings.ts';
import { $words } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';

let status: keyof typeof identityTone | null = null;

const paint = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-identity]')) {
    element.textContent = status && $session.get() ? $words.get().t.safetyIdentityLine[status]() : '';
    element.dataset.identity = status ? identityTone[status] : '';
  }
};

const load = async (): Promise<void> => {
  if (!$flags.get().IDENTITY3) return;
  ({ status } = await api(identityStatus));
  paint();
};

/** Shows the status of identity verification in the member centre. */
export const startIdentityStatus = (): void => {
  $words.listen(paint);
  $session.listen((session) => {
    if (!session) status = null;
    paint();
  });
  onMemberVisit(() => void ignoreCallErrors(load()));
};
