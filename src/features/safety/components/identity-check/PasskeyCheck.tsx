import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';

/** Identity check by passkey: the button opens the device's prompt. */
export const PasskeyCheck = ({ onConfirm }: { readonly onConfirm: () => Promise<void> }) => {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <p className="step__lead">{t.safetyStepUp.passkeyLead()}</p>
      <Button
        look="primary"
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void onConfirm().finally(() => setBusy(false));
        }}
      >
        {t.safetyStepUp.usePasskey()}
      </Button>
    </>
  );
};
