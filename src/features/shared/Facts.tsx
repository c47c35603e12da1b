import type { ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { CopyButton } from './CopyButton.tsx';
import css from './facts.css?inline';

adoptStyles(css);

export interface Fact {
  readonly label: string;
  /** Omitted when empty. */
  readonly value: ReactNode;
  /** Adds a copy button. */
  readonly copy?: string | undefined;
  /** Places the value below the label. */
  readonly long?: true;
}

/** Details of a record, one per line. The page has to load the namespace `recordsCommon`. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const { t } = useWords();
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value, copy, long }) => (
          <div key={label} {...(long && { className: 'facts__long' })}>
            <dt>{label}</dt>
            <dd className="num">
              {value}
              {copy && (
                <CopyButton
                  text={copy}
                  label={t.recordsCommon.copyNumber({ id: copy })}
                  copied={t.recordsCommon.copied()}
                />
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
};
