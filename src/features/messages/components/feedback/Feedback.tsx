import { useEffect, useState } from 'react';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { prepareUpload } from '../../api/feedback.ts';
import { EarlierFeedbacks } from './EarlierFeedbacks.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import './feedback.css';

const Thanks = lazyComponent(() => import('./Thanks.tsx'));

/** Feedback page: form, number of the sent feedback, and earlier feedback. */
export const Feedback = () => {
  const [number, setNumber] = useState('');
  const [writing, setWriting] = useState(true);
  // Preloads the upload modules, in case the network drops before submitting.
  useEffect(() => {
    void Promise.allSettled([prepareUpload(), Thanks.load()]);
  }, []);
  return (
    <>
      {writing ? (
        <FeedbackForm
          onSent={(id) => {
            setNumber(id);
            setWriting(false);
          }}
        />
      ) : (
        <Thanks number={number} onAnother={() => setWriting(true)} />
      )}
      <EarlierFeedbacks last={number} />
    </>
  );
};
