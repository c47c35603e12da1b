import { fittingName } from '#content/references.ts';

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

/** What a photo must be, for editors before they choose one. */
export const photoLimits =
  'JPEG, PNG, WebP or AVIF of up to 15 MB, for a banner at least 780 pixels wide. It is cut to its place and saved as WebP of at most 60 KB, without the place where it was taken. Do not put words into a picture: they cannot be translated.';

/** Page that adds pictures; a request that accepts JSON receives JSON. */
export const picturesPath = '/keystatic-pictures';

/** Returns the file name for a picture, ending in `.webp`. */
export const pictureName = (name: string): string => fittingName(`${name.replace(/\.\w+$/, '')}.webp`);
