import { createHash } from 'node:crypto';

/** Returns the hash of an inline script or style as a content policy names it, without the quotes. */
export const sourceHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
