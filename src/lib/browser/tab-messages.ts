/** Messages between the tabs of this browser. */
export type TabMessage = 'contract-answered';

const channel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('site') : null;

/** Notifies the other tabs, not this one. */
export const notifyTabs = (message: TabMessage): void => {
  const sender = channel();
  sender?.postMessage(message);
  sender?.close();
};

/** Listens to messages of the other tabs. Returns a function that unsubscribes. */
export const onTabMessage = (message: TabMessage, listener: () => void): (() => void) => {
  const receiver = channel();
  const handleMessage = ({ data }: MessageEvent): void => {
    if (data === message) listener();
  };
  receiver?.addEventListener('message', handleMessage);
  return () => receiver?.close();
};
