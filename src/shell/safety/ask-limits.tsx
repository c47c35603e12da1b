import { declineLimits, ownLimits } from '#contract/safety/limits.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { showDialogWhenIdle } from '#ui/open-dialog.tsx';

/** Asks a new member once about limits. Only its two buttons, of equal weight, close it. */
const ask = async (): Promise<void> => {
  const { asked } = await api(ownLimits);
  sessionArea.remove(keys.session.askLimits);
  if (asked) return;
  await loadDeferredWords();
  const { t } = $words.get();
  const isAccepted = await showDialogWhenIdle<boolean>((close) => (
    <Dialog title={t.safetyRealityCheck.askTitle()} text={t.safetyRealityCheck.askText()} focusTitle>
      <div className="dialog__buttons">
        <Button look="quiet" onClick={() => close(false)}>
          {t.safetyRealityCheck.askNo()}
        </Button>
        <Button look="quiet" onClick={() => close(true)}>
          {t.safetyRealityCheck.askYes()}
        </Button>
      </div>
    </Dialog>
  ));
  if (isAccepted) location.assign(`${hrefOf('responsible')}#limits`);
  else await api(declineLimits);
};

export const askLimits = (): Promise<void> => ignoreCallErrors(ask());
