import { whenIdle } from '../../../browser/idle.ts';
import { startRenewal } from './renew.ts';
import { all, entryOf, help, open, topics, wanted } from './topics.ts';

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

for (const nav of all('nav')) nav.addEventListener('click', openTapped);
if (help) help.dataset.scripted = '';
open(wanted());
whenIdle(startRenewal);
