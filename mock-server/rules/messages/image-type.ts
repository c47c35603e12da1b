const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/** Kind of a picture by its first bytes, whatever name and type it came with (A83); undefined for anything else. */
export const imageTypeOf = (bytes: Buffer): 'image/png' | 'image/jpeg' | undefined => {
  if (bytes.subarray(0, png.length).equals(png)) return 'image/png';
  return bytes.subarray(0, jpeg.length).equals(jpeg) ? 'image/jpeg' : undefined;
};
