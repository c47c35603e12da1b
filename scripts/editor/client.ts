import { languages } from '#markets/current.ts';
import { watchEntries } from './await-entries.ts';
import { correctNames } from './correct-names.ts';
import { element, showDialog } from './dom.ts';
import { clearMarks, showInvalidFields, showProblems } from './field-problems.ts';
import { openEntry } from './open-entry.ts';
import './postpone-reloads.ts';
import { loggedOut, unreachable } from './replies.ts';
import type { SaveProblem } from './save.ts';

/* Added to Keystatic's page: asks for author and reason, marks the fields of a refused save, and links to the tools. */

const authorKey = 'contentEditor.author';

document.head.append(
  element('style', {
    textContent: `
.content-tools { position: fixed; inset: auto 0 0 auto; z-index: 50; display: flex; flex-wrap: wrap;
  gap: 4px 16px; box-sizing: border-box; max-width: 100%; padding: 8px 16px;
  border-radius: 8px 0 0 0; background: #1b1f24; font: 14px system-ui, sans-serif; }
.content-tools :is(a, button) { font: inherit; color: #fff; background: none; border: 0; padding: 0;
  text-decoration: underline; cursor: pointer; }
.content-phone { position: fixed; inset: 56px 16px 44px auto; z-index: 40; width: min(390px, calc(100% - 32px));
  font: 14px system-ui, sans-serif; background: Canvas; border: 1px solid #8b929c; border-radius: 12px; overflow: hidden; }
.content-phone[hidden] { display: none; }
.content-phone select { margin: 6px 12px; font: inherit; }
.content-phone iframe { width: 100%; height: calc(100% - 40px); border: 0; }
.content-dialog { box-sizing: border-box; max-width: min(32rem, calc(100% - 24px)); font: 16px/1.5 system-ui, sans-serif; }
.content-dialog label { display: block; margin-block: 12px; }
.content-dialog input { width: 100%; box-sizing: border-box; font: inherit; padding: 6px 8px; }
.content-dialog li button { font: inherit; text-align: start; color: var(--kui-color-foreground-critical); background: none; border: 0; padding: 2px 0;
  text-decoration: underline; cursor: pointer; }
main h2[class] { color: var(--kui-color-foreground-neutral); }
button[data-tone="accent"][data-prominence="high"]:not(:disabled, [aria-disabled="true"]) { background: #3e63dd !important; }
button[data-tone="critical"][data-prominence="high"]:not(:disabled, [aria-disabled="true"]) { background: #b3202a; }
.content-picture { margin: 0; padding: 0; border: 0; font: 14px/1.4 system-ui, sans-serif; }
.content-picture legend { padding: 0; font-weight: 500; }
.content-picture p { margin-block: 8px; }
.content-picture summary { padding-block: 6px; cursor: pointer; }
.content-picture ul { display: flex; flex-wrap: wrap; gap: 12px; max-height: 360px; padding: 0; overflow-y: auto;
  list-style: none; }
.content-picture li img { display: block; }
.content-picture :is(button, input:not([type="radio"]), select) { max-width: 100%; padding: 6px 10px; font: inherit; }
.content-picture [role="alert"] { color: var(--kui-color-foreground-critical); }
[data-content-problem]::after { content: attr(data-content-problem); display: block; margin-block: 6px; color: var(--kui-color-foreground-critical); white-space: pre-line;
  font: 14px/1.4 system-ui, sans-serif; }`,
  }),
);

/** Asks for the author's name and the reason of a save; returns undefined if the editor cancels. */
const askReason = (): Promise<{ author: string; reason: string } | undefined> =>
  new Promise((resolve) => {
    const author = element('input', {
      required: true,
      maxLength: 60,
      autocomplete: 'name',
      value: localStorage.getItem(authorKey) ?? '',
    });
    const reason = element('input', { required: true, maxLength: 200 });
    const cancel = element('button', { type: 'button', textContent: 'Cancel' });
    const form = element(
      'form',
      { method: 'dialog' },
      element('label', {}, 'Your name', author),
      element('label', {}, 'Reason for the change', reason),
      element('button', { textContent: 'Save entry' }),
      ' ',
      cancel,
    );
    const dialog = showDialog('Save the entry', form);
    (author.value ? reason : author).focus();
    cancel.addEventListener('click', () => dialog.close());
    form.addEventListener('submit', () => {
      localStorage.setItem(authorKey, author.value.trim());
      dialog.returnValue = 'save';
    });
    dialog.addEventListener('close', () =>
      resolve(dialog.returnValue === 'save' ? { author: author.value.trim(), reason: reason.value.trim() } : undefined),
    );
  });

const originalFetch = window.fetch;

/** Sends a save of Keystatic with author and reason, and shows why it is refused. */
const save = async (address: string, options: RequestInit): Promise<Response> => {
  clearMarks();
  const asked = await askReason();
  if (!asked) return new Response('Not saved.', { status: 400 });
  const headers = new Headers(options.headers);
  headers.set('x-content-author', encodeURIComponent(asked.author));
  headers.set('x-content-reason', encodeURIComponent(asked.reason));
  const response = await originalFetch(address, { ...options, headers }).catch(() => undefined);
  if (!response) return new Response(`Not saved. ${unreachable}`, { status: 503 });
  if (response.status === 401) return new Response(`Not saved. ${loggedOut}`, { status: 401 });
  if (response.ok) refreshPhone();
  if (response.status !== 422) return response;
  const { problems } = (await response.json()) as { problems: readonly SaveProblem[] };
  showProblems(problems);
  return new Response(`Not saved.\n${problems.map(({ sentence }) => sentence).join('\n')}`, { status: 422 });
};

window.fetch = (input, options) => {
  if (input === '/api/keystatic/update' && options) return save(input, options);
  const reply = originalFetch(input, options);
  return input === '/api/keystatic/tree' ? watchEntries(reply) : reply;
};

// React has rendered the errors of the form by then.
const errorsMs = 100;

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.id.endsWith('-form'))
    setTimeout(() => showInvalidFields(target), errorsMs);
});

const link = (href: string, words: string): HTMLAnchorElement =>
  element('a', { href, textContent: words, target: '_blank' });

/** Page of the open entry at the size of a phone, beside the form. */
const phone = element('aside', { className: 'content-phone', hidden: true });
phone.setAttribute('aria-label', 'Phone preview');
const phoneFrame = element('iframe', { title: 'Page of this entry' });
const phoneLanguage = element(
  'select',
  {},
  ...languages.map(({ wire, name }) => element('option', { value: wire.toLowerCase(), textContent: name })),
);
phoneLanguage.setAttribute('aria-label', 'Language of the preview');
phone.append(phoneLanguage, phoneFrame);

/** Loads the saved state of the open entry into the phone. */
const refreshPhone = (): void => {
  const path = openEntry()?.path;
  phone.hidden = path === undefined || !tools.querySelector('[aria-pressed="true"]');
  if (!phone.isConnected) document.body.append(phone);
  if (!phone.hidden) phoneFrame.src = `/keystatic-preview/${path}?language=${phoneLanguage.value}`;
};
phoneLanguage.addEventListener('change', refreshPhone);

const phoneButton = (): HTMLButtonElement => {
  const button = element('button', { type: 'button', textContent: 'Phone preview' });
  button.setAttribute('aria-pressed', String(!phone.hidden));
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(phone.hidden));
    refreshPhone();
  });
  return button;
};

const tools = element('nav', { className: 'content-tools' });
tools.setAttribute('aria-label', 'Content tools');

/** Shows links to the tools of the open entry; Keystatic changes the address without loading a page. */
const showTools = (): void => {
  const path = openEntry()?.path;
  if (tools.isConnected && tools.dataset.path === (path ?? '')) return;
  tools.dataset.path = path ?? '';
  tools.replaceChildren(
    ...(path ? [link(`/keystatic-versions/${path}`, 'Versions'), phoneButton()] : []),
    link(`/keystatic-visit${path ? `?entry=${path}` : ''}`, 'Preview on a date'),
    link('/keystatic-pictures', 'Pictures'),
    link('/keystatic-words', 'Find words'),
    link('/keystatic-calendar', 'Calendar'),
  );
  if (!tools.isConnected) document.body.append(tools);
  refreshPhone();
};

// Keystatic renders the page itself, without language and title.
document.documentElement.lang = 'en';

setInterval(() => {
  showTools();
  correctNames();
  document.title =
    [...document.querySelectorAll('main nav a, main h1')].map((it) => it.textContent).join(' › ') || 'Content';
}, 500);
