export interface RenderOptions {
  /** Width in pixels; the height follows from the drawing. */
  readonly width: number;
  readonly format: 'webp' | 'avif' | 'png';
  readonly quality?: number;
  /** Maximum bytes of a webp or avif: detailed pictures lose quality for it. */
  readonly maxBytes?: number;
}

const loadSharp = (): Promise<typeof import('sharp').default | undefined> =>
  import('sharp').then(
    (it) => it.default,
    () => undefined,
  );

/** Returns whether every pixel is opaque: AVIF would store an alpha plane otherwise. */
const isSolid = (pixels: Buffer, channels: number): boolean => {
  for (let at = 3; channels === 4 && at < pixels.length; at += channels) if (pixels[at] !== 255) return false;
  return true;
};

const svgDpi = 72;
const minQuality = 42;
const qualityStep = 9;

/**
 * Rasterises a drawing at the requested width, so that edges are sharp at any size. Undefined if sharp is not installed
 * or does not support this machine.
 */
export async function render(
  svg: string,
  { width, format, quality = 60, maxBytes }: RenderOptions,
): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  if (!sharp) return undefined;
  const size = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  const { data, info } = await sharp(Buffer.from(svg), {
    density: Math.min(2400, Math.max(1, (svgDpi * width) / size)),
  })
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isOpaque = isSolid(data, info.channels);
  const encode = (q: number): Promise<Buffer> => {
    const drawn = sharp(data, { raw: info });
    const pixels = isOpaque ? drawn.removeAlpha() : drawn;
    if (format === 'png') return pixels.png({ palette: true, quality: 90, effort: 4 }).toBuffer();
    if (format === 'avif') return pixels.avif({ quality: Math.round(q * 0.72), effort: 2 }).toBuffer();
    return pixels.webp({ quality: q, effort: 6, alphaQuality: 60 }).toBuffer();
  };
  let body = await encode(quality);
  for (
    let q = quality - qualityStep;
    maxBytes && format !== 'png' && body.length > maxBytes && q >= minQuality;
    q -= qualityStep
  )
    body = await encode(q);
  return body;
}
