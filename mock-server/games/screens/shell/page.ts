import type { FromGame, GameHello, GameWelcome, ToGame } from '#contract/game-frame.ts';

type Listener = (message: ToGame | GameWelcome) => void;

let port: MessagePort | undefined;
const waiting: FromGame[] = [];

/** Sends a message to the page; messages are queued until the page has responded. */
export const postToPage = (message: FromGame): void => {
  if (port) port.postMessage(message);
  else waiting.push(message);
};

/** Connects to the surrounding page and handles its messages. Without one, no response arrives. */
export const connectPage = (listener: Listener): void => {
  if (parent === window) return;
  const welcome = (event: MessageEvent): void => {
    const [pagePort] = event.ports;
    if (event.source !== parent || port || !pagePort || (event.data as GameWelcome).type !== 'welcome') return;
    removeEventListener('message', welcome);
    port = pagePort;
    port.onmessage = ({ data }: MessageEvent<ToGame>) => listener(data);
    listener(event.data as GameWelcome);
    for (const message of waiting.splice(0)) port.postMessage(message);
  };
  addEventListener('message', welcome);
  // The origin of the page is unknown within a sandbox; the greeting contains no data.
  parent.postMessage({ type: 'hello' } satisfies GameHello, '*');
};
