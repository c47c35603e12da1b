export interface RenderOptions {
  /** Pixels; the height follows. */
  readonly width: number;
  readonly format: 'webp' | 'avif' | 'png';
  readonly quality?: number;
  /** Bytes a webp or avif should keep to: rich pictures give up quality for it, plain ones none. */
  readonly most?: number;
}

const loadSharp = (): Promise<typeof import('sharp').default | undefined> =>
  import('sharp').then(
    (it) => it.default,
    () => undefined,
  );

const SVG_DPI = 72;
const LOWEST_QUALITY = 42;
const STEP = 9;

/**
 * Turns a drawing into pixels. It is rasterised at the asked width, so edges stay sharp at any size. Undefined where
 * sharp is not installed, or not for this machine.
 */
export async function render(
  svg: string,
  { width, format, quality = 76, most }: RenderOptions,
): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  if (!sharp) return undefined;
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  const { data, info } = await sharp(Buffer.from(svg), {
    density: Math.min(2400, Math.max(1, (SVG_DPI * width) / drawn)),
  })
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (q: number): Promise<Buffer> => {
    const pixels = sharp(data, { raw: info });
    if (format === 'png') return pixels.png({ palette: true, quality: 90, effort: 4 }).toBuffer();
    if (format === 'avif') return pixels.avif({ quality: Math.round(q * 0.72), effort: 2 }).toBuffer();
    return pixels.webp({ quality: q, effort: 4, alphaQuality: 60 }).toBuffer();
  };
  let body = await encode(quality);
  for (let q = quality - STEP; most && format !== 'png' && body.length > most && q >= LOWEST_QUALITY; q -= STEP)
    body = await encode(q);
  return body;
}
