import config from 'virtual:keystatic-config';
import { element, showDialog } from './dom.ts';
import { openEntry } from './open-entry.ts';
import type { SaveProblem } from './save.ts';

interface Field {
  readonly label?: string;
  readonly fields?: Readonly<Record<string, Field>>;
}

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

/** Removes the marks of the refused save before. */
export const clearMarks = (): void => {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-content-problem]'))
    delete marked.dataset.contentProblem;
};

/** Marks the fields of a refused save and lists all problems, each leading to its field. */
export const showProblems = (problems: readonly SaveProblem[]): void => {
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
