import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/** Contrast that graphics and states need (WCAG 1.4.11). */
const requiredContrast = 3;

const luminanceOf = (pixel: Iterable<number>): number => {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the share of an element's pixels with enough contrast to a background of this luminance. */
export const visibleShare = async (element: Locator, background: number): Promise<number> => {
  const picture = sharp(await element.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  let visible = 0;
  for (let at = 0; at < data.length; at += 3) {
    const own = luminanceOf(data.subarray(at, at + 3));
    const contrast = (Math.max(own, background) + 0.05) / (Math.min(own, background) + 0.05);
    if (contrast >= requiredContrast) visible += 1;
  }
  return visible / (info.width * info.height);
};
