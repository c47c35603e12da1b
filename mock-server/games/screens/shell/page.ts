import type { FromGame, GameHello, GameWelcome, ToGame } from '../../../../src/contract/game-frame.ts';

type Listener = (message: ToGame | GameWelcome) => void;

let port: MessagePort | undefined;
const waiting: FromGame[] = [];

/** Says something to the page; what is said before it answers is kept. */
export const postToPage = (message: FromGame): void => {
  if (port) port.postMessage(message);
  else waiting.push(message);
};

/** Greets the page around the frame and hears it from then on. Alone in a window, nobody answers. */
export const connectPage = (listener: Listener): void => {
  if (parent === window) return;
  const welcome = (event: MessageEvent): void => {
    const [given] = event.ports;
    if (event.source !== parent || port || !given || (event.data as GameWelcome).type !== 'welcome') return;
    removeEventListener('message', welcome);
    port = given;
    port.onmessage = ({ data }: MessageEvent<ToGame>) => listener(data);
    listener(event.data as GameWelcome);
    for (const message of waiting.splice(0)) port.postMessage(message);
  };
  addEventListener('message', welcome);
  // Whose page it is cannot be told from within a sandbox; the greeting holds nothing.
  parent.postMessage({ type: 'hello' } satisfies GameHello, '*');
};
