import { useState } from 'react';
import { type Cell, csvOf } from '#features/records/model/csv.ts';
import { showCallError } from '#features/shared/show-call-error.ts';
import { useWords } from '#i18n/use-words.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

interface DownloadCsvProps {
  readonly file: string;
  /** Returns heading and rows; may be asynchronous. */
  readonly rows: () => Promise<readonly (readonly Cell[])[]>;
}

/** Saves a table as a CSV file. */
export const DownloadCsv = ({ file, rows }: DownloadCsvProps) => {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await saveFile(file, 'text/csv;charset=utf-8', csvOf(await rows()));
    } catch (error) {
      showCallError(t, error);
    }
    setBusy(false);
  };
  return (
    <Button look="quiet" wide busy={busy} onClick={() => void download()}>
      <Icon name="download" />
      {t.agentIncome.download()}
    </Button>
  );
};
