const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** Limits of feedback. */
export const imageLimits = { count: 3, bytes: 5 * 1024 * 1024, text: 140 } as const;

/** Number of first bytes that identify an image type. */
export const signatureLength = png.length;

const startsWithBytes = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Returns the image type detected from the first bytes, regardless of name and declared type; undefined for
 * anything else.
 */
export const imageTypeOf = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined => {
  if (startsWithBytes(bytes, png)) return 'image/png';
  return startsWithBytes(bytes, jpeg) ? 'image/jpeg' : undefined;
};
