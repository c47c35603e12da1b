// Globals of Node that the simulator and its libraries use; bundles without Node import them where they occur.

import { Buffer as BrowserBuffer } from 'buffer/index.js';

const { from, prototype } = BrowserBuffer;
const { toString: toText } = prototype;

// The package has all encodings of Node but base64url, which its decoder of base64 reads.
BrowserBuffer.from = ((value: unknown, ...rest: unknown[]) =>
  Reflect.apply(from, BrowserBuffer, [value, ...(rest[0] === 'base64url' ? ['base64'] : rest)])) as typeof from;
prototype.toString = function (encoding, ...range) {
  if (encoding !== 'base64url') return Reflect.apply(toText, this, [encoding, ...range]);
  const text: string = Reflect.apply(toText, this, ['base64', ...range]);
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

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
