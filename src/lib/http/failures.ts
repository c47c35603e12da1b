import type { CallError } from './errors.ts';

type Listener = (error: CallError) => void;
const listeners = new Set<Listener>();

/** Hears of every failed call, for what concerns the whole page: a lost session, maintenance, no network (A48). Answers how to stop hearing. */
export const onFailure = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const emitFailure = (error: CallError): void => {
  for (const listener of listeners) listener(error);
};
