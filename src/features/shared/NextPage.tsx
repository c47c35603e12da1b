import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import type { Records } from './use-records.ts';

interface NextPageProps {
  readonly records: Pick<Records<unknown>, 'hasMore' | 'loadingMore' | 'moreCode' | 'more'>;
  /** Text of the button. */
  readonly label: string;
}

/** Button for the next page of a list; after a failed one its error, and a button to retry. */
export const NextPage = ({ records: { hasMore, loadingMore, moreCode, more }, label }: NextPageProps) => {
  const { t } = useWords();
  return (
    <>
      {moreCode && <ErrorText role="alert">{errorText(t, moreCode)}</ErrorText>}
      {hasMore && (
        <Button look="quiet" wide busy={loadingMore} onClick={more}>
          {moreCode ? t.siteShell.retry() : label}
        </Button>
      )}
    </>
  );
};
