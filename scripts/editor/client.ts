import config from 'virtual:keystatic-config';
import type { SaveProblem } from './save.ts';

/* Added to Keystatic's page: asks for author and reason, marks the fields of a refused save, and links to the tools. */

interface Field {
  readonly label?: string;
  readonly fields?: Readonly<Record<string, Field>>;
}

const authorKey = 'contentEditor.author';

/** Returns the collection and the folder of the entry that is open, from the address. */
const openEntry = (): { readonly collection: string; readonly slug: string | undefined } | undefined => {
  const brand = /^\/keystatic\/singleton\/words-([\w-]+)/.exec(location.pathname)?.[1];
  if (brand !== undefined) return { collection: 'words', slug: brand };
  const [, collection, slug] = /^\/keystatic\/collection\/([\w-]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? [];
  return collection === undefined ? undefined : { collection, slug };
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
.content-tools a { color: #fff; }
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
  let fields = (config.collections?.[collection]?.schema ?? {}) as Readonly<Record<string, Field>> | undefined;
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
  if (response.status !== 422) return response;
  const { problems } = (await response.json()) as { problems: readonly SaveProblem[] };
  showProblems(problems);
  return new Response(`Not saved.\n${problems.map(({ sentence }) => sentence).join('\n')}`, { status: 422 });
};

window.fetch = (input, options) =>
  input === '/api/keystatic/update' && options ? save(input, options) : originalFetch(input, options);

const link = (href: string, words: string): HTMLAnchorElement =>
  element('a', { href, textContent: words, target: '_blank' });

const tools = element('nav', { className: 'content-tools' });
tools.setAttribute('aria-label', 'Content tools');

/** Shows links to the tools of the open entry; Keystatic changes the address without loading a page. */
const showTools = (): void => {
  const entry = openEntry();
  const path = entry?.slug === undefined ? undefined : `${entry.collection}/${entry.slug}`;
  if (tools.isConnected && tools.dataset.path === (path ?? '')) return;
  tools.dataset.path = path ?? '';
  tools.replaceChildren(
    ...(path ? [link(`/keystatic-versions/${path}`, 'Versions')] : []),
    link(`/keystatic-visit${path ? `?entry=${path}` : ''}`, 'Preview on a date'),
    link('/keystatic-pictures', 'Add a picture'),
    link('/keystatic-words', 'Find words'),
    link('/keystatic-calendar', 'Calendar'),
  );
  if (!tools.isConnected) document.body.append(tools);
};

setInterval(showTools, 500);
