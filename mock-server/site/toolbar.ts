import type { IncomingMessage } from 'node:http';
import type { SiteFile } from './files.ts';

/** Returns whether the browser has the toolbar turned on. */
export const wantsToolbar = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && /(?:^|;\s*)sim_toolbar=1(?:;|$)/.test(headers.cookie);

export const toolbarTag = '<script src="/__admin/toolbar.js" type="module"></script>';

/** Returns a document with the toolbar's script, uncompressed; the built file is not changed. */
export const withToolbar = (file: SiteFile): SiteFile => {
  const html = file.body.identity.toString();
  const end = html.lastIndexOf('</body>');
  const identity = Buffer.from(end < 0 ? html + toolbarTag : html.slice(0, end) + toolbarTag + html.slice(end));
  return { ...file, tag: `${file.tag}-t`, body: { identity } };
};
