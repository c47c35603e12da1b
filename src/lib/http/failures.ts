import type { CallError } from './errors.ts';

type Listener = (error: CallError) => void;
const listeners = new Set<Listener>();

/**
 * Calls the listener for every failed call, for page-wide states: an expired session, maintenance, no connection.
 * Returns a function that unsubscribes.
 */
export const onFailure = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const emitFailure = (error: CallError): void => {
  for (const listener of listeners) listener(error);
};
