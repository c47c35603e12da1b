import type { Random } from '../../../core/random.ts';

type Draw = (text: string, options: Record<string, unknown>) => string;

/** Loads what draws captchas; the font behind it is heavy and rarely needed. */
export const loadCaptchaPen = async (): Promise<Draw> => {
  const { default: pen } = await import('svg-captcha');
  return pen as unknown as Draw;
};

/** The text as a data address of a picture that programs cannot simply read. */
export const drawPicture = (pen: Draw, text: string, random: Random): string => {
  const machine = Math.random;
  // The library knows no other source of chance; it is lent ours for one synchronous call, so that equal seeds draw equal pictures.
  Math.random = () => random.fraction();
  try {
    const svg = pen(text, { width: 118, height: 42, fontSize: 40, noise: 2, color: false });
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  } finally {
    Math.random = machine;
  }
};
