import { WorldUnavailableError } from '#sim/core/migration.ts';
import { nearestNames } from '#sim/core/nearest.ts';
import { StoreError } from '#sim/core/store/store-error.ts';
import { options, type Values } from './options.ts';

/**
 * Returns whether a connection was refused, or the database rejected a login or a statement (codes of five characters).
 */
const isDatabaseError = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).syscall === 'connect' ||
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');

/** Returns the message for an error of the system or of the database; undefined for other errors. */
export const startErrorMessage = (error: unknown, { port, data }: Partial<Values>): string | undefined => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof WorldUnavailableError || error instanceof StoreError) return message;
  if (code === 'ENOSPC') return `The disk of the data folder ${data} is full.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or choose another port with --port or PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'This machine does not have that address. Check --host.';
  if (code === 'EACCES' && message.includes('listen'))
    return `No permission to use port ${port}. Choose a port above 1023.`;
  if (/^(EACCES|EROFS|ENOENT|ENOTDIR|EEXIST|EPERM)$/.test(code ?? '') || /unable to open|readonly/.test(message)) {
    return `Cannot write to the data folder ${data}. Choose another folder with --data or DATA_DIR.`;
  }
  if (isDatabaseError(error)) return `Cannot use the database of --store: ${message || code}.`;
  const unknown = /^Unknown option '--(\S+)'/.exec(message)?.[1];
  if (unknown !== undefined)
    return `Unknown option --${unknown}. Nearest: ${nearestNames(unknown, Object.keys(options))
      .map((it) => `--${it}`)
      .join(', ')}.`;
  if (message === 'fetch failed')
    return `The backend does not respond: ${(error as Error & { cause?: Error }).cause?.message ?? ''}`;
  return undefined;
};
