import sharp from 'sharp';
import { fittingName, pictureBudget } from '#content/references.ts';

/** Places of pictures with their size, pixels; text pictures keep their shape. */
export const slots = {
  banner: { words: 'Banner or promotion (780 × 400)', width: 780, height: 400 },
  text: { words: 'In a text (780 wide)', width: 780, height: undefined },
} as const;
export type Slot = keyof typeof slots;

/** Part of a photo that remains if its shape differs from the slot. */
export const crops = {
  attention: 'Most striking part',
  centre: 'Middle',
  top: 'Top',
  bottom: 'Bottom',
  left: 'Left',
  right: 'Right',
} as const;
export type Crop = keyof typeof crops;

/** Maximum size of an uploaded photo, bytes. */
export const maxUpload = 15 * 1024 * 1024;

/** A photo that cannot be used, in words for editors. */
export class PictureError extends Error {}

const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 8, 12));

/** Returns the file name for a picture, ending in `.webp`. */
export const pictureName = (name: string): string => fittingName(`${name.replace(/\.\w+$/, '')}.webp`);

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
    throw new PictureError('This file is not a photo that can be read. Use JPEG, PNG, WebP or AVIF.');
  }
  throw new PictureError('The photo has too many details for 60 KB. Choose a calmer one.');
};
