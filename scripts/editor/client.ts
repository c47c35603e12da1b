import config from 'virtual:keystatic-config';
import type { SaveProblem } from './save.ts';

/* Added to Keystatic's page: asks for author and reason, marks the fields of a refused save, and links to the tools. */

interface Field {
  readonly label?: string;
  readonly fields?: Readonly<Record<string, Field>>;
}

const authorKey = 'contentEditor.author';

interface OpenEntry {
  /** Name of a collection, or of the only entry of its kind. */
  readonly collection: string;
  readonly slug?: string | undefined;
  /** As in the addresses of tools, such as `promotions/reload`; absent for a list. */
  readonly path?: string;
}

/** Returns the entry that is open, from the address. */
const openEntry = (): OpenEntry | undefined => {
  const single = /^\/keystatic\/singleton\/([\w-]+)/.exec(location.pathname)?.[1];
  if (single !== undefined) return { collection: single, path: single.replace(/^words-/, 'words/') };
  const [, collection, slug] = /^\/keystatic\/collection\/([\w-]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? [];
  if (collection === undefined) return undefined;
  return { collection, ...(slug !== undefined && { slug, path: `${collection}/${slug}` }) };
};

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

document.head.append(
  element('style', {
    textContent: `
.content-tools { position: fixed; inset: auto 0 0 auto; z-index: 50; display: flex; gap: 16px; padding: 8px 16px;
  border-radius: 8px 0 0 0; background: #1b1f24; font: 14px system-ui, sans-serif; }
.content-tools :is(a, button) { font: inherit; color: #fff; background: none; border: 0; padding: 0;
  text-decoration: underline; cursor: pointer; }
.content-phone { position: fixed; inset: 56px 16px 44px auto; z-index: 40; width: 390px; font: 14px system-ui, sans-serif;
  background: #f4f5f7; border: 1px solid #8b929c; border-radius: 12px; overflow: hidden; }
.content-phone[hidden] { display: none; }
.content-phone select { margin: 6px 12px; font: inherit; }
.content-phone iframe { width: 390px; height: calc(100% - 40px); border: 0; }
.content-dialog { max-width: 32rem; font: 16px/1.5 system-ui, sans-serif; }
.content-dialog label { display: block; margin-block: 12px; }
.content-dialog input { width: 100%; box-sizing: border-box; font: inherit; padding: 6px 8px; }
.content-dialog li button { font: inherit; text-align: start; color: #b00020; background: none; border: 0; padding: 2px 0;
  text-decoration: underline; cursor: pointer; }
[data-content-problem]::after { content: attr(data-content-problem); display: block; color: #b00020; white-space: pre-line;
  font: 14px/1.4 system-ui, sans-serif; }`,
  }),
);

const showDialog = (title: string, ...children: Node[]): HTMLDialogElement => {
  const dialog = element('dialog', { className: 'content-dialog' }, element('h2', { textContent: title }), ...children);
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};

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

/** Returns the labels of a field and of the groups around it, as the form shows them. */
const labelsOf = (collection: string, path: readonly string[]): string[] => {
  const { schema = {} } = config.collections?.[collection] ?? config.singletons?.[collection] ?? {};
  let fields = schema as Readonly<Record<string, Field>> | undefined;
  return path.flatMap((name) => {
    const field = fields?.[name];
    fields = field?.fields;
    return field?.label === undefined ? [] : [field.label];
  });
};

const ownText = (it: Element): string =>
  [...it.childNodes].flatMap((child) => (child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : [])).join('');

/** Returns the label element of a field: each label is searched inside the group of the one before. */
const findLabel = (labels: readonly string[]): HTMLElement | undefined => {
  let area: Element = document.querySelector('form') ?? document.body;
  let found: HTMLElement | undefined;
  for (const label of labels) {
    const next = [...area.querySelectorAll<HTMLElement>('label, span, legend')].find((it) => ownText(it) === label);
    if (!next) break;
    found = next;
    area = next.closest('[role="group"]') ?? area;
  }
  return found;
};

const focusable = 'input:not([type="hidden"]), textarea, button, [contenteditable="true"]';

const focusField = (label: HTMLElement): void => {
  label.scrollIntoView({ block: 'center' });
  const target =
    (label instanceof HTMLLabelElement ? label.control : undefined) ??
    (label.closest('[role="group"]') ?? label.parentElement)?.querySelector<HTMLElement>(focusable);
  target?.focus();
};

const clearMarks = (): void => {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-content-problem]'))
    delete marked.dataset.contentProblem;
};

/** Marks the fields of a refused save and lists all problems, each leading to its field. */
const showProblems = (problems: readonly SaveProblem[]): void => {
  const collection = openEntry()?.collection ?? '';
  const list = element('ul');
  const close = element('button', { type: 'button', textContent: 'Close' });
  const dialog = showDialog(
    'Not saved',
    element('p', { textContent: 'Correct these fields and save again.' }),
    list,
    close,
  );
  dialog.setAttribute('role', 'alertdialog');
  close.addEventListener('click', () => dialog.close());
  for (const { sentence, field } of problems) {
    const labels = field ? labelsOf(collection, field) : [];
    const label = labels.length > 0 ? findLabel(labels) : undefined;
    if (!label) {
      list.append(element('li', { textContent: sentence }));
      continue;
    }
    const marked = label.dataset.contentProblem;
    label.dataset.contentProblem = marked ? `${marked}\n${sentence}` : sentence;
    const button = element('button', { type: 'button', textContent: sentence });
    button.addEventListener('click', () => {
      dialog.close();
      focusField(label);
    });
    list.append(element('li', {}, button));
  }
};

const originalFetch = window.fetch;

/** Sends a save of Keystatic with author and reason, and shows why it is refused. */
const save = async (address: string, options: RequestInit): Promise<Response> => {
  clearMarks();
  const asked = await askReason();
  if (!asked) return new Response('Not saved.', { status: 400 });
  const headers = new Headers(options.headers);
  headers.set('x-content-author', encodeURIComponent(asked.author));
  headers.set('x-content-reason', encodeURIComponent(asked.reason));
  const response = await originalFetch(address, { ...options, headers });
  if (response.ok) refreshPhone();
  if (response.status !== 422) return response;
  const { problems } = (await response.json()) as { problems: readonly SaveProblem[] };
  showProblems(problems);
  return new Response(`Not saved.\n${problems.map(({ sentence }) => sentence).join('\n')}`, { status: 422 });
};

window.fetch = (input, options) =>
  input === '/api/keystatic/update' && options ? save(input, options) : originalFetch(input, options);

const link = (href: string, words: string): HTMLAnchorElement =>
  element('a', { href, textContent: words, target: '_blank' });

const languages = { en: 'English', ty: 'Filipino' } as const;

/** Page of the open entry at the size of a phone, beside the form. */
const phone = element('aside', { className: 'content-phone', hidden: true });
phone.setAttribute('aria-label', 'Phone preview');
const phoneFrame = element('iframe', { title: 'Page of this entry' });
const phoneLanguage = element(
  'select',
  {},
  ...Object.entries(languages).map(([value, words]) => element('option', { value, textContent: words })),
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

setInterval(showTools, 500);
