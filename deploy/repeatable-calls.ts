import { endpoints } from '#contract/endpoints.ts';

/** A call that may be sent to a second process after the first one has received it. */
export interface RepeatableCall {
  readonly method: string;
  readonly path: string;
  /** Whether that holds only with an idempotency key; a call without one only reads. */
  readonly isKeyed: boolean;
}

/** Calls of the contract that only read, and those that take effect once per idempotency key. */
export const repeatableCalls: readonly RepeatableCall[] = [...endpoints.values()].flatMap(
  ({ method, path, changesState, movesMoney, once }) => {
    const isKeyed = movesMoney === true || once === true;
    const isRead = method === 'GET' && !changesState && !isKeyed;
    return isRead || isKeyed ? [{ method, path, isKeyed }] : [];
  },
);
