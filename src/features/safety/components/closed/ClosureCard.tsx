import type { Value } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

export type Closure = NonNullable<Value<'closedAccount'>>;

interface ClosureCardProps {
  readonly closure: Closure;
  readonly onAsk: () => void;
  readonly onConfirm: () => void;
}

const textOf = (t: Words, { kind, endsAt, canReturn }: Closure): string => {
  if (canReturn) return t.safetyClosure.overText();
  if (endsAt === null) return t.safetyClosure.forGoodText();
  return kind === 'timeOut' ? t.safetyClosure.timeOutText() : t.safetyClosure.exclusionText();
};

/** Type and end of a closure; after it ends, reopening in two steps. */
export const ClosureCard = ({ closure, onAsk, onConfirm }: ClosureCardProps) => {
  const { t, locale } = useWords();
  const { kind, endsAt, canReturn, returnAt } = closure;
  return (
    <section className="closed__card">
      <Icon name="safe" />
      <h2>{canReturn ? t.safetyClosure.over() : t.safetyClosure[kind]()}</h2>
      {!canReturn && (
        <p className="closed__until">
          {endsAt === null ? t.safetyClosure.forGood() : t.safetyClosure.until({ at: dayAndTime(endsAt, locale) })}
        </p>
      )}
      <p>{textOf(t, closure)}</p>
      {canReturn && returnAt === null && (
        <Button look="quiet" onClick={onAsk}>
          {t.safetyClosure.askReturn()}
        </Button>
      )}
      {returnAt !== null && (
        <>
          <p role="status">{t.safetyClosure.returnWaits({ at: dayAndTime(returnAt, locale) })}</p>
          <Button look="quiet" onClick={onConfirm}>
            {t.safetyClosure.confirmReturn()}
          </Button>
        </>
      )}
    </section>
  );
};
