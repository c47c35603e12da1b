import type { HelpItem } from '../../../contract/types.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import css from '../../../styles/prose-rich.css?inline';
import { showServerHtml } from '../../../ui/server-html.ts';
import { all, entries, entryOf, open, wanted } from './topics.ts';

adoptStyles(css);

const write = (item: HelpItem): void => {
  const [topic, entry] = [
    all('[data-topic]').find((it) => it.dataset.topic === String(item.id)),
    entryOf(String(item.id)),
  ];
  if (!topic || !entry) return;
  for (const place of [topic.querySelector('a'), entry.querySelector('[data-title]')]) {
    if (place) place.textContent = item.title;
  }
  const body = entry.querySelector('[data-body]');
  if (body) void showServerHtml(body, item.content);
};

/** A topic that only the server knows yet, like the others. */
const add = (item: HelpItem): void => {
  const [topic, entry] = [all('[data-topic]')[0], entries()[0]];
  if (!topic || !entry) return;
  const [newTopic, newEntry] = [topic.cloneNode(true) as HTMLElement, entry.cloneNode(true) as HTMLElement];
  for (const element of [newTopic, newEntry]) {
    for (const marked of [element, ...element.querySelectorAll<HTMLElement>('[data-t]')]) delete marked.dataset.t;
  }
  newTopic.dataset.topic = String(item.id);
  newEntry.id = `help-${item.id}`;
  newEntry.classList.remove('help__open');
  newTopic.querySelector('a')?.removeAttribute('aria-current');
  topic.parentElement?.append(newTopic);
  entries().at(-1)?.after(newEntry);
};

/** What the server has now wins over what the build knew; what it no longer has goes. */
export const show = (items: readonly HelpItem[]): void => {
  const ids = new Set(items.map(({ id }) => String(id)));
  for (const item of items) {
    if (!entryOf(String(item.id))) add(item);
    write(item);
  }
  for (const topic of all('[data-topic]')) topic.hidden = !ids.has(topic.dataset.topic ?? '');
  for (const empty of all('[data-empty]')) empty.hidden = items.length > 0;
  open(wanted());
};
