import type { HelpItem } from '#contract/types.ts';
import { cloneTemplate } from '#ui/clone-template.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from '#ui/styles/prose-rich.css?inline';
import { entryOf, help, open, queryHelp, requestedTopic } from './topics.ts';

adoptStyles(css);

const showHtml = async (place: Element, html: string): Promise<void> => {
  const { showServerHtml } = await import('#ui/server-html.ts');
  showServerHtml(place, html);
};

const write = (item: HelpItem): void => {
  const [topic, entry] = [
    queryHelp('[data-topic]').find((it) => it.dataset.topic === String(item.id)),
    entryOf(String(item.id)),
  ];
  if (!topic || !entry) return;
  for (const place of [topic.querySelector('a'), entry.querySelector('[data-title]')]) {
    if (place) place.textContent = item.title;
  }
  const body = entry.querySelector('[data-body]');
  if (body) void showHtml(body, item.content);
};

/** Adds a topic that is not in the prerendered document. */
const add = (item: HelpItem): void => {
  const [topic, entry] = [cloneTemplate('topic'), cloneTemplate('answer')];
  topic.dataset.topic = String(item.id);
  entry.id = `help-${item.id}`;
  help?.querySelector('ul')?.append(topic);
  help?.querySelector('[data-empty]')?.before(entry);
};

/** Shows the server's topics instead of the prerendered ones and hides those that no longer exist. */
export const show = (items: readonly HelpItem[]): void => {
  const ids = new Set(items.map(({ id }) => String(id)));
  for (const item of items) {
    if (!entryOf(String(item.id))) add(item);
    write(item);
  }
  for (const topic of queryHelp('[data-topic]')) topic.hidden = !ids.has(topic.dataset.topic ?? '');
  for (const empty of queryHelp('[data-empty]')) empty.hidden = items.length > 0;
  open(requestedTopic());
};
