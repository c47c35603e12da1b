// Globals of Node that the simulator and its libraries use; bundles without Node import them where they occur.

import { Buffer as BrowserBuffer } from 'buffer/index.js';

export const Buffer = BrowserBuffer;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Runs a function after the current task. Timers would wait for 4 ms each when they are nested. */
export const setImmediate = (work: () => void): { readonly unref: () => void } => {
  waiting.push(work);
  port2.postMessage(null);
  return { unref: () => undefined };
};
