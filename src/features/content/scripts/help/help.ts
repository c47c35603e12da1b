import type { Locale } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { entryOf, expandAnswers, help, isOpen, open, queryHelp, requestedTopic, topics } from './topics.ts';

const openTapped = (event: MouseEvent): void => {
  const topic = (event.target as Element).closest<HTMLElement>('[data-topic]');
  if (!topic || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const index = topics().indexOf(topic);
  history.replaceState(history.state, '', `${location.pathname}?i=${index}`);
  open(index);
  // Scrolls only if needed: below a long list of topics the answer can start outside the viewport. Runs in the next
  // frame, so that layout is computed once.
  requestAnimationFrame(() => entryOf(topic.dataset.topic)?.scrollIntoView({ block: 'nearest' }));
};

/** Replaces the prerendered answers by the server's; without a response they stay. */
const renewAnswers = async (locale: Locale): Promise<void> => {
  const part = await import('./renew.ts').catch(() => undefined);
  if (part) await ignoreCallErrors(part.renew(locale));
};

/**
 * Starts the help centre: topics open in place, and newer data of the server is shown, also after a change of
 * language.
 */
export const startHelp = (): void => {
  if (!help) return;
  for (const nav of queryHelp('nav')) nav.addEventListener('click', openTapped);
  const first = requestedTopic();
  // Avoids a second layout if the topic is already open.
  if (!isOpen(first)) open(first);
  // Parsed while idle, often while the finger is still down, because a tapped topic needs the answers.
  whenIdle(expandAnswers);
  afterInteraction(() => $locale.subscribe((locale) => void renewAnswers(locale)));
};
