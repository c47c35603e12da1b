import sharp from 'sharp';

/** A channel that differs less than this, of 255, is the browser's rounding. */
const maxChannelDifference = 24;
/** Pixels that may differ: the edges of a few letters. */
const maxPixels = 40;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Number of differing pixels, and the picture that shows the old screen, the new one, and the differences in red. */
export interface Difference {
  readonly pixels: number;
  readonly picture: Buffer;
}

/** Compares two screens; null if they look the same. Other sizes differ in all pixels. */
export const compareScreens = async (old: Buffer, now: Buffer): Promise<Difference | null> => {
  const [before, after] = await Promise.all([pixelsOf(old), pixelsOf(now)]);
  const isSameSize = before.width === after.width && before.height === after.height;
  const marked = Buffer.from(after.data.map((part) => Math.round(255 - (255 - part) * 0.25)));
  let pixels = isSameSize ? 0 : after.width * after.height;
  for (let at = 0; isSameSize && at < after.data.length; at += 3) {
    const isChanged = [at, at + 1, at + 2].some(
      (i) => Math.abs((before.data[i] ?? 0) - (after.data[i] ?? 0)) > maxChannelDifference,
    );
    if (!isChanged) continue;
    pixels += 1;
    marked.set([220, 20, 40], at);
  }
  if (pixels <= maxPixels) return null;
  const raw = { width: after.width, height: after.height, channels: 3 } as const;
  const gap = 8;
  const differences = await sharp(marked, { raw }).png().toBuffer();
  const picture = await sharp({
    create: {
      width: before.width + 2 * after.width + 2 * gap,
      height: Math.max(before.height, after.height),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite([
      { input: old, left: 0, top: 0 },
      { input: now, left: before.width + gap, top: 0 },
      { input: differences, left: before.width + after.width + 2 * gap, top: 0 },
    ])
    .png()
    .toBuffer();
  return { pixels, picture };
};
