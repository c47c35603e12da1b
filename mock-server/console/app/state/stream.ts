import type { Topic } from '#sim/core/change-feed.ts';

const topics: readonly Topic[] = [
  'requests',
  'flags',
  'scenarios',
  'faults',
  'overrides',
  'callbacks',
  'clock',
  'world',
];

interface Watch {
  /** Called with each change. */
  readonly onChange: (topic: Topic) => void;
  /** Called when the stream opens; earlier changes are unknown. */
  readonly opened?: () => void;
}

/**
 * Subscribes to the world of this browser. The stream is closed while the page is hidden, because browsers limit
 * connections per host and exclude pages with an open stream from the back/forward cache. Returns a function that
 * reconnects after the browser switched to another world.
 */
export const watchWorld = ({ onChange, opened }: Watch): (() => void) => {
  let source: EventSource | undefined;
  const close = (): void => source?.close();
  const open = (): void => {
    close();
    source = new EventSource('/__admin/events');
    for (const topic of topics) source.addEventListener(topic, () => onChange(topic));
    if (opened) source.addEventListener('open', opened);
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', (event) => {
    if (event.persisted) open();
  });
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
  return open;
};
