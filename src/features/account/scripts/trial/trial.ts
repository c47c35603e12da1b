import { errorText } from '#i18n/error-words.ts';
import { $words } from '#i18n/page-words.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { hrefOf } from '#paths.ts';
import { $session } from '../../state/session.ts';

/** Starts a trial account and continues to the site; shows a message if none is left. */
const start = async (): Promise<void> => {
  if ($session.get()) {
    location.assign(hrefOf('home'));
    return;
  }
  const { t } = $words.get();
  const hide = showToast(t.siteMessages.in_please_wait(), { kind: 'busy', time: null });
  try {
    const { startTrial } = await import('../../actions/trial.ts');
    const next = (await startTrial())?.next;
    hide();
    if (next) location.assign(next);
    else showToast(t.accountCommon.noTrial(), { time: toastMs.long });
  } catch (error) {
    hide();
    if (!(error instanceof CallAborted)) showToast(errorText(t, error), { kind: 'bad' });
  }
};

export const startTrialPage = (): void => {
  let isBusy = false;
  document.querySelector('[data-start-trial]')?.addEventListener('click', () => {
    if (isBusy) return;
    isBusy = true;
    void start().finally(() => {
      isBusy = false;
    });
  });
};
