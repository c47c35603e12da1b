import sharp from 'sharp';
import { pictureBudget } from '#content/references.ts';
import { type Crop, maxUpload, type Slot, slots } from './picture-places.ts';

/** A photo that cannot be used, in words for editors. */
export class PictureError extends Error {}

const unreadable = (): PictureError =>
  new PictureError('This file is not a photo that can be read. Use JPEG, PNG, WebP or AVIF.');

/** Returns whether a file is HEIC. AVIF is in the same container, and often names the same general format `mif1` first. */
const isHeic = (bytes: Buffer): boolean => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const formats = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return (
    formats.some((it) => /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(it)) && !formats.some((it) => /^avi[fs]$/.test(it))
  );
};

/** Returns the width of a photo as it is shown, pixels. Throws a `PictureError`. */
const uprightWidth = async (bytes: Buffer): Promise<number> => {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return autoOrient.width;
  } catch {
    throw unreadable();
  }
};

/** Returns whether a picture carries metadata, such as the position at which it was taken. Throws a `PictureError`. */
export const hasMetadata = async (bytes: Buffer): Promise<boolean> => {
  try {
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    return Boolean(exif ?? xmp ?? iptc);
  } catch {
    throw unreadable();
  }
};

/**
 * Returns a photo as WebP for a slot: upright, cut, without metadata such as the position, and not larger than pictures may
 * be. Throws a `PictureError`.
 */
export const pictureFor = async (bytes: Buffer, slot: Slot, crop: Crop): Promise<Buffer> => {
  if (bytes.length === 0) throw new PictureError('Choose a photo.');
  if (bytes.length > maxUpload) throw new PictureError('The photo is larger than 15 MB. Choose a smaller one.');
  if (isHeic(bytes))
    throw new PictureError(
      'This is a HEIC photo of an iPhone, which browsers do not support. Share it with “Most Compatible” (JPEG), or take a screenshot of it.',
    );
  const { width, height } = slots[slot];
  const photoWidth = await uprightWidth(bytes);
  if (height !== undefined && photoWidth < width)
    throw new PictureError(`The photo is ${photoWidth} pixels wide. Choose one of at least ${width}.`);
  try {
    const cut = await sharp(bytes)
      .rotate()
      .resize({ width, ...(height && { height, fit: 'cover', position: crop }), withoutEnlargement: !height })
      .toBuffer();
    for (let quality = 82; quality >= 22; quality -= 10) {
      const picture = await sharp(cut).webp({ quality }).toBuffer();
      if (picture.length <= pictureBudget) return picture;
    }
  } catch {
    throw unreadable();
  }
  throw new PictureError('The photo has too many details for 60 KB. Choose a calmer one.');
};
