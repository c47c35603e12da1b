import type { Topic } from '../../../core/change-feed.ts';

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
  /** Hears what changed. */
  readonly hear: (topic: Topic) => void;
  /** Hears that the stream is open; what happened before is unknown. */
  readonly opened?: () => void;
}

/**
 * Watches this browser's world. The stream is closed while the page is out of sight, since a
 * browser has few connections to a host and keeps no page with an open one in its back/forward
 * cache. Returns what starts it anew, when the browser went to another world.
 */
export const watchWorld = ({ hear, opened }: Watch): (() => void) => {
  let source: EventSource | undefined;
  const close = (): void => source?.close();
  const open = (): void => {
    close();
    source = new EventSource('/__admin/events');
    for (const topic of topics) source.addEventListener(topic, () => hear(topic));
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
