import type { Locale } from '../../../../i18n/locale.ts';
import { $locale } from '../../../../i18n/page-locale.ts';
import { afterInteraction } from '../../../../lib/browser/after-interaction.ts';
import { whenIdle } from '../../../../lib/browser/idle.ts';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { entryOf, expandTopic, help, isOpen, open, queryHelp, requestedTopic, topics } from './topics.ts';

const openTapped = (event: MouseEvent): void => {
  const topic = (event.target as Element).closest<HTMLElement>('[data-topic]');
  if (!topic || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const index = topics().indexOf(topic);
  history.replaceState(history.state, '', `${location.pathname}?i=${index}`);
  open(index);
  // Only as far as needed: on a long list of topics the answer starts above the view. Asked when the frame is drawn,
  // which lays the page out once for both.
  requestAnimationFrame(() => entryOf(topic.dataset.topic)?.scrollIntoView({ block: 'nearest' }));
};

/** Shows the current answers of the server; without a response the built ones stay. */
const renewAnswers = async (locale: Locale): Promise<void> => {
  const part = await import('./renew.ts').catch(() => undefined);
  if (part) await ignoreCallErrors(part.renew(locale));
};

/**
 * Starts the help centre: topics open in place (R128), and newer data of the server is shown, also after a change of
 * language.
 */
export const startHelp = (): void => {
  if (!help) return;
  for (const nav of queryHelp('nav')) nav.addEventListener('click', openTapped);
  const first = requestedTopic();
  // What stands there already costs no second look at the page.
  if (!isOpen(first)) open(first);
  // While the finger is still down, where one is: a topic that is pressed needs them.
  whenIdle(expandTopic);
  afterInteraction(() => $locale.subscribe((locale) => void renewAnswers(locale)));
};
