import type { create } from 'qrcode';

type Make = typeof create;

/** Loads the QR code generator on first use, because few calls need it. */
export const loadQrMaker = async (): Promise<Make> => (await import('qrcode')).default.create;

const quietZone = 4;

/** Returns a QR code of a text as an SVG picture in a `data:` URL. */
export const qrPicture = (make: Make, text: string): string => {
  const { size, data } = make(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((bit, index) =>
    bit ? [`M${(index % size) + quietZone} ${Math.floor(index / size) + quietZone}h1v1h-1z`] : [],
  );
  const side = size + 2 * quietZone;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
