import { whenIdle } from '../../../browser/idle.ts';
import { ownPolicy } from '../../../browser/trusted-types.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { followServer } from './newer.ts';
import { all, entryOf, help, isOpen, open, topics, wanted } from './topics.ts';

const openTapped = (event: MouseEvent): void => {
  const topic = (event.target as Element).closest<HTMLElement>('[data-topic]');
  if (!topic || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const index = topics().indexOf(topic);
  history.replaceState(history.state, '', `${location.pathname}?i=${index}`);
  open(index);
  // Only as far as needed: on a long list of topics the answer starts above the view.
  entryOf(topic.dataset.topic)?.scrollIntoView({ block: 'nearest' });
};

/** Brings the answers that the document keeps for readers without script. */
const unfold = (): void => {
  const kept = help?.querySelector('.help__answers > noscript');
  kept?.insertAdjacentHTML('afterend', ownPolicy().createHTML(kept.textContent ?? ''));
  kept?.remove();
};

/** On the help centre, topics open where it stands (R128), and what the server has newer shows, in another language too. */
export const startHelp = (): void => {
  if (!help) return;
  unfold();
  for (const nav of all('nav')) nav.addEventListener('click', openTapped);
  const first = wanted();
  // What stands there already costs no second look at the page.
  if (!isOpen(first)) open(first);
  whenIdle(() => $locale.subscribe((locale) => void followServer(locale)));
};
