import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [480, 304];

type Colour = readonly [red: number, green: number, blue: number];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const isWithin = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
  x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0);

/**
 * Returns a PNG of a plain card: a photo and lines of text in one colour, so that pictures of a case can be
 * distinguished.
 */
export const samplePicture = (colour: Colour): Buffer => {
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height, 0xf4);
  const photo = [28, 72, 148, 232];
  for (let y = 0; y < height; y += 1) {
    pixels[y * row] = 0;
    for (let x = 0; x < width; x += 1) {
      const isLine = x > 176 && x < 176 + 260 - (y % 3) * 40 && y > 84 && y < 240 && y % 36 < 12;
      if (y < 44 || isLine || isWithin(x, y, photo)) pixels.set(colour, y * row + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
