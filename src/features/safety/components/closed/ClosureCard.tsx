import type { Value } from '../../../../contract/types.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { dayAndTime } from '../../../../lib/dates/manila-words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';

export type Closure = NonNullable<Value<'closedAccount'>>;

interface CardProps {
  readonly words: PageWords;
  readonly closure: Closure;
  readonly onAsk: () => void;
  readonly onConfirm: () => void;
}

const textOf = (t: Words, { kind, endsAt, canReturn }: Closure): string => {
  if (canReturn) return t.closure.overText();
  if (endsAt === null) return t.closure.forGoodText();
  return kind === 'timeOut' ? t.closure.timeOutText() : t.closure.exclusionText();
};

/** Type and end of a closure; after it ends, reopening in two steps (X06). */
export const ClosureCard = ({ words: { t, locale }, closure, onAsk, onConfirm }: CardProps) => {
  const { kind, endsAt, canReturn, returnAt } = closure;
  return (
    <section className="closed__card">
      <Icon name="safe" later />
      <h2>{canReturn ? t.closure.over() : t.closure[kind]()}</h2>
      {!canReturn && (
        <p className="closed__until">
          {endsAt === null ? t.closure.forGood() : t.closure.until({ at: dayAndTime(endsAt, locale) })}
        </p>
      )}
      <p>{textOf(t, closure)}</p>
      {canReturn && returnAt === null && (
        <Button look="quiet" onClick={onAsk}>
          {t.closure.askReturn()}
        </Button>
      )}
      {returnAt !== null && (
        <>
          <p role="status">{t.closure.returnWaits({ at: dayAndTime(returnAt, locale) })}</p>
          <Button look="quiet" onClick={onConfirm}>
            {t.closure.confirmReturn()}
          </Button>
        </>
      )}
    </section>
  );
};
