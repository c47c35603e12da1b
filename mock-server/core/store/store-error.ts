/** The data folder cannot be read or written; nothing of the failed transaction is stored. The message is a sentence. */
export class StoreError extends Error {}

/** The problem (RFC 9457) of a call whose changes cannot be stored. */
export const storeProblem = ({ message }: StoreError) => ({
  status: 503,
  title: 'Data cannot be stored',
  detail: `${message} The call has changed nothing.`,
});
