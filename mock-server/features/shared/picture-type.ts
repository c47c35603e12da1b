import { exifTags, exifValue } from '#lib/pictures/exif.ts';
import { imageTypeOf } from '#lib/pictures/image-type.ts';
import { invalid } from '#sim/core/invalid.ts';

/** What precedes Exif data in a JPEG and in a PNG. */
const exifStarts = ['Exif\0\0', 'eXIf'];

/** Returns whether a picture, or one embedded in it, states the place where it was taken. */
const hasPosition = (bytes: Uint8Array): boolean => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The property of XMP, which is text in both formats.
  if (whole.includes('GPSLatitude')) return true;
  for (const start of exifStarts)
    for (let at = whole.indexOf(start); at >= 0; at = whole.indexOf(start, at + 1))
      if (exifValue(whole.subarray(at + start.length), exifTags.position) !== undefined) return true;
  return false;
};

/**
 * Returns the type of an uploaded picture, detected from its bytes. Throws `request.invalid` for other files, and for a
 * picture with a position: clients remove it before the upload.
 */
export const pictureTypeOf = (field: string, bytes: Uint8Array): 'image/png' | 'image/jpeg' => {
  const type = imageTypeOf(bytes);
  if (!type) throw invalid(field, 'png or jpg');
  if (hasPosition(bytes)) throw invalid(field, 'location');
  return type;
};
