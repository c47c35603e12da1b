import { useState } from 'react';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EarlierFeedbacks } from './EarlierFeedbacks.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import './feedback.css';

/** Feedback (R241, A83): the form, the number it got, and what was sent before. */
export const Feedback = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const [number, setNumber] = useState('');
  const [writing, setWriting] = useState(true);
  return (
    <>
      {writing ? (
        <FeedbackForm
          t={t}
          onSent={(id) => {
            setNumber(id);
            setWriting(false);
          }}
        />
      ) : (
        <div className="stack">
          <div className="thanks" role="status">
            <Icon name="ok" later />
            <h2>{t.feedbacks.thanks()}</h2>
            <p>{t.feedbacks.numberText({ id: number })}</p>
            <p className="thanks__number num">
              {number}
              <CopyButton text={number} label={t.feedbacks.copyNumber()} copied={t.feedbacks.copied()} />
            </p>
            <button type="button" className="btn btn--quiet" onClick={() => setWriting(true)}>
              {t.feedbacks.another()}
            </button>
          </div>
        </div>
      )}
      <EarlierFeedbacks locale={locale} last={number} />
    </>
  );
};
