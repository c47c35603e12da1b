import type { Connect } from 'vite';
import { isOfEditor } from './access.ts';
import { picturesPath } from './picture-places.ts';

/**
 * Creates a handler that runs one change of the editor at a time, so that none reads a file that another one is writing.
 * Uploads of pictures do not wait: they write only new files.
 */
export const queueChanges = (): Connect.NextHandleFunction => {
  let last: Promise<unknown> = Promise.resolve();
  return (request, response, next) => {
    const url = request.url ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || !isOfEditor(url) || url.startsWith(picturesPath)) return next();
    const before = last;
    const closed = new Promise((resolve) => response.once('close', resolve));
    last = before.then(() => closed);
    before.then(() => {
      if (!response.destroyed) next();
    }, next);
  };
};
