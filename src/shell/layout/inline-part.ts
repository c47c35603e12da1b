import { createHash } from 'node:crypto';

/** Returns an inline script or style with its hash for the content policy. */
export const inlinePart = (text: string) => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}` as const,
});
