const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** Number of first bytes that identify a file type. */
const signatureLength = 12;

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

/** A file that cannot be uploaded as a picture; for HEIC and PDF the player can be told what to do. */
export type UnusableFile = 'heic' | 'pdf' | 'notPicture';

/** Returns what a file is, from its first bytes: a PNG or JPEG is a picture. */
export const fileKindOf = async (file: Blob): Promise<'picture' | UnusableFile> => {
  const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  if (imageTypeOf(bytes)) return 'picture';
  const start = String.fromCharCode(...bytes);
  if (start.startsWith('%PDF-')) return 'pdf';
  return /^.{4}ftyp(he[iv][cxms]|mif1|msf1)$/s.test(start) ? 'heic' : 'notPicture';
};
