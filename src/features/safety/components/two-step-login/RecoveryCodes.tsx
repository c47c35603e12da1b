import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The ten recovery codes, shown once, with copy and download. Closes only by its button. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => {
  const { t } = useWords();
  const text = codes.join('\n');
  return (
    <Dialog title={t.safetyTwoSteps.saveTitle()} look="sheet" focusTitle>
      <div className="setup">
        <p>{t.safetyTwoSteps.saveLead()}</p>
        <ol className="panel__codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className="panel__key">
          <CopyButton text={text} label={t.safetyTwoSteps.copyCodes()} copied={t.safetyTwoSteps.copied()} />
          <Button
            look="quiet"
            onClick={() => void saveFile('recovery-codes.txt', 'text/plain;charset=utf-8', `${text}\n`)}
          >
            {t.safetyTwoSteps.download()}
          </Button>
        </p>
        <button type="button" className="btn btn--primary btn--wide" onClick={onSaved}>
          {t.safetyTwoSteps.saved()}
        </button>
      </div>
    </Dialog>
  );
};
