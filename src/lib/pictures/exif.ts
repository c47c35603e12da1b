/** Tags of the first directory of Exif data. */
export const exifTags = { orientation: 0x0112, position: 0x8825 } as const;

/**
 * Returns the value of a tag in the first directory of Exif data, which starts with its byte order (`II` or `MM`): a
 * number below 65,536, or the offset of a larger value. Undefined without the tag and for damaged data.
 */
export const exifValue = (data: Uint8Array, tag: number): number | undefined => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length < 8) return undefined;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > data.length) return undefined;
  const entries = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + entries * 12 && at + 12 <= data.length; at += 12) {
    if (view.getUint16(at, isLittle) !== tag) continue;
    const isShort = view.getUint16(at + 2, isLittle) === 3;
    return isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle);
  }
  return undefined;
};
