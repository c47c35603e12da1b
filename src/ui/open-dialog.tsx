import { createRoot } from 'react-dom/client';
import { Dialog } from './Dialog.tsx';

interface Question {
  readonly title: string;
  readonly text: string;
  /** Without it the dialog only tells. */
  readonly cancel?: string;
  readonly confirm: string;
}

/** Asks in a dialog; true when confirmed. One at a time: a second question waits for the first. */
export const askDialog = (question: Question): Promise<boolean> => {
  const answer = last.then(() => ask(question));
  last = answer;
  return answer;
};

let last: Promise<unknown> = Promise.resolve();

const ask = ({ title, text, cancel, confirm }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const close = (sure: boolean): void => {
      root.unmount();
      place.remove();
      resolve(sure);
    };
    root.render(
      <Dialog title={title} onClose={() => close(false)}>
        <p>{text}</p>
        <div className="dialog__buttons">
          {cancel && (
            <button type="button" className="btn btn--quiet" onClick={() => close(false)}>
              {cancel}
            </button>
          )}
          <button type="button" className="btn btn--gold" onClick={() => close(true)}>
            {confirm}
          </button>
        </div>
      </Dialog>,
    );
  });
