import { element, showDialog } from './dom.ts';

/** Time that Keystatic needs to take over the list of entries once it has arrived, ms. */
const takeoverMs = 1_000;

let state: 'loaded' | 'loading' | 'failed' = 'loaded';
let settled: Promise<void> = Promise.resolve();

/** Watches a request for the list of entries. Until it has arrived, Keystatic shows the form but ignores its save. */
export const watchEntries = (reply: Promise<Response>): Promise<Response> => {
  state = 'loading';
  const arrived = reply.then(async (response) => {
    await response.clone().text();
    await new Promise((resolve) => setTimeout(resolve, takeoverMs));
    return response.ok;
  });
  settled = arrived.then(
    (isOk) => {
      state = isOk ? 'loaded' : 'failed';
    },
    () => {
      state = 'failed';
    },
  );
  return reply;
};

const explain = (title: string, words: string): HTMLDialogElement => {
  const close = element('button', { type: 'button', textContent: 'Close' });
  const dialog = showDialog(title, element('p', { role: 'status', textContent: words }), close);
  close.addEventListener('click', () => dialog.close());
  return dialog;
};

/** Continues a save that was requested before the list of entries had arrived. */
const continueSave = async (form: HTMLFormElement): Promise<void> => {
  const dialog = explain('Loading', 'The entries are still loading. Your save continues in a moment.');
  await settled;
  dialog.close();
  if (state === 'loaded') form.requestSubmit();
  else explain('Not saved', 'The entries could not be loaded. Reload the page: what you typed is kept.');
};

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (state === 'loaded' || !(form instanceof HTMLFormElement) || !form.id.endsWith('-form')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void continueSave(form);
  },
  true,
);
