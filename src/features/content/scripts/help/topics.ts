import { ownPolicy } from '#lib/browser/trusted-types.ts';

export const help = document.querySelector<HTMLElement>('[data-help]');

export const queryHelp = (selector: string): HTMLElement[] => [
  ...(help?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Returns the visible topics in order. */
export const topics = (): HTMLElement[] => queryHelp('[data-topic]').filter((topic) => !topic.hidden);

/** Parses the answers that the document keeps in a `<noscript>`. */
export const expandAnswers = (): void => {
  const kept = help?.querySelector('.help__answers > noscript');
  kept?.insertAdjacentHTML('afterend', ownPolicy().createHTML(kept.textContent ?? ''));
  kept?.remove();
};

/** Returns the answers of all topics. */
export const entries = (): HTMLElement[] => {
  expandAnswers();
  return queryHelp('article');
};

export const entryOf = (id: string | undefined): HTMLElement | undefined =>
  entries().find((entry) => entry.id === `help-${id}`);

/** Returns the index of the topic in the address: `i` counts from 0; anything else than a valid index is 0. */
export const requestedTopic = (): number => {
  const i = new URLSearchParams(location.search).get('i');
  // Hosts that serve the same document for every `?i=` use the fragment.
  if (i === null) {
    const named = topics().findIndex((topic) => `#help-${topic.dataset.topic}` === location.hash);
    return Math.max(0, named);
  }
  return /^\d{1,4}$/.test(i) && Number(i) < topics().length ? Number(i) : 0;
};

/** Returns whether the prerendered document already shows this topic. */
export const isOpen = (index: number): boolean =>
  location.hash === '' && topics()[index]?.querySelector('[aria-current]') != null;

/** Shows one topic with its answers. */
export const open = (index: number): void => {
  if (help) help.dataset.scripted = '';
  const shown = topics()[index];
  for (const topic of queryHelp('[data-topic]')) {
    if (topic === shown) topic.querySelector('a')?.setAttribute('aria-current', 'true');
    else topic.querySelector('a')?.removeAttribute('aria-current');
  }
  const entry = entryOf(shown?.dataset.topic);
  for (const other of entries()) other.classList.toggle('help__open', other === entry);
};
