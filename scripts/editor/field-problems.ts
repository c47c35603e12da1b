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

/** A problem in words for editors, and the function that leads to its field, if it has one. */
interface ListedProblem {
  readonly sentence: string;
  readonly show?: (() => void) | undefined;
}

/** Lists why an entry is not saved, each problem leading to its field. */
const listProblems = (problems: readonly ListedProblem[]): void => {
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
  for (const { sentence, show } of problems) {
    if (!show) {
      list.append(element('li', { textContent: sentence }));
      continue;
    }
    const button = element('button', { type: 'button', textContent: sentence });
    button.addEventListener('click', () => {
      dialog.close();
      show();
    });
    list.append(element('li', {}, button));
  }
};

/** Marks the fields of a refused save and lists all problems. */
export const showProblems = (problems: readonly SaveProblem[]): void => {
  const collection = openEntry()?.collection ?? '';
  listProblems(
    problems.map(({ sentence, field }) => {
      const labels = field ? labelsOf(collection, field) : [];
      const label = labels.length > 0 ? findLabel(labels) : undefined;
      if (!label) return { sentence };
      const marked = label.dataset.contentProblem;
      label.dataset.contentProblem = marked ? `${marked}\n${sentence}` : sentence;
      label.parentElement?.addEventListener('input', () => delete label.dataset.contentProblem, { once: true });
      return { sentence, show: () => focusField(label) };
    }),
  );
};

const textsOf = (element: Element, attribute: string): string[] =>
  (element.getAttribute(attribute) ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);

/** Returns the error that Keystatic shows below a number field, which it does not mark as invalid; undefined without one. */
const numberError = (field: Element): string | undefined => {
  const label = document.getElementById(field.getAttribute('aria-labelledby') ?? '');
  let area = field.parentElement;
  while (area && !area.contains(label)) area = area.parentElement;
  return area?.querySelector('svg[style*="critical"] + span')?.textContent ?? undefined;
};

/** Returns the error of a field that Keystatic refuses, with the name of its group; undefined if it accepts the field. */
const errorOf = (field: Element): string | undefined => {
  if (field.getAttribute('aria-invalid') !== 'true') return numberError(field);
  const group = field.parentElement?.closest('[role="group"][aria-labelledby]');
  const [name = ''] = group ? textsOf(group, 'aria-labelledby') : [];
  // The description comes before the error.
  const error = textsOf(field, 'aria-describedby').at(-1) ?? 'A field is not valid';
  return name ? `${name.replace(/ \(.*/, '')}: ${error}` : error;
};

/** Lists the fields that Keystatic refuses before it sends a form, because most of them are out of sight. */
export const showInvalidFields = (form: HTMLFormElement): void => {
  const fields = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [aria-roledescription="Number field"]');
  const problems = [...fields].flatMap((field) => {
    const sentence = errorOf(field);
    const show = () => {
      field.scrollIntoView({ block: 'center' });
      field.focus();
    };
    return sentence === undefined ? [] : [{ sentence, show }];
  });
  if (problems.length > 0) listProblems(problems);
};
