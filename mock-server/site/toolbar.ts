import type { IncomingMessage } from 'node:http';
import type { SiteFile } from './files.ts';

/** The browser asked for the simulator's toolbar in its pages. */
export const wantsToolbar = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && /(?:^|;\s*)sim_toolbar=1(?:;|$)/.test(headers.cookie);

export const toolbarTag = '<script src="/__admin/toolbar.js" type="module"></script>';

/** A document with the toolbar's script, uncompressed; the built file stays as it is. */
export const withToolbar = (file: SiteFile): SiteFile => {
  const html = file.body.identity.toString();
  const end = html.lastIndexOf('</body>');
  const identity = Buffer.from(end < 0 ? html + toolbarTag : html.slice(0, end) + toolbarTag + html.slice(end));
  return { ...file, tag: `${file.tag}-t`, body: { identity } };
};
