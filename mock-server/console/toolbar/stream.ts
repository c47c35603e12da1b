export type Heard = 'flags' | 'scenarios' | 'clock' | 'reset';
const kinds: readonly Heard[] = ['flags', 'scenarios', 'clock', 'reset'];

/**
 * Hears what happens in this browser's world. The stream is closed while the page is hidden away
 * and opened again when it comes back, so that the page stays fit for the back/forward cache.
 */
export const listen = (hear: (kind: Heard) => void): void => {
  let source: EventSource | undefined;
  const open = (): void => {
    source = new EventSource('/__admin/events');
    for (const kind of kinds) source.addEventListener(kind, () => hear(kind));
  };
  open();
  addEventListener('pagehide', () => source?.close());
  addEventListener('pageshow', (event) => {
    if (event.persisted && event.isTrusted) open();
  });
};
