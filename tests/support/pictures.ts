import { crc32 } from 'node:zlib';

interface ExifContent {
  readonly orientation?: number;
  readonly hasPosition?: boolean;
  readonly isLittle?: boolean;
}

/** Returns Exif data with an orientation and, if wanted, a position in the market’s time zone. */
export const exifData = ({ orientation = 1, hasPosition = true, isLittle = false }: ExifContent = {}): Buffer => {
  const bytes = Buffer.alloc(80);
  const short = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(isLittle ? 'II' : 'MM', 0, 'latin1');
  short(42, 2);
  long(8, 4);
  short(hasPosition ? 2 : 1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  if (hasPosition) {
    short(0x8825, 22);
    short(4, 24);
    long(1, 26);
    long(50, 30);
    short(1, 50);
    short(2, 52);
    short(5, 54);
    long(3, 56);
    bytes.write('14.5995N', 64, 'latin1');
  }
  return bytes;
};

/** Returns a JPEG segment. */
export const segment = (marker: number, content: Uint8Array | string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content as string, 'latin1')]);
};

/** Returns a JPEG segment of Exif data. */
export const exifSegment = (content?: ExifContent): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifData(content)]));

/** Frame, tables and compressed data of a JPEG, with stuffed bytes, a restart marker and a second scan. */
const jpegImage = Buffer.concat([
  segment(0xdb, 'table'),
  segment(0xc0, 'frame'),
  segment(0xda, 'scan'),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  segment(0xc4, 'table'),
  segment(0xda, 'scan'),
  Buffer.from([0x78, 0xff, 0x00]),
]);

/** Returns a JPEG with these segments before its image and these bytes after its end. */
export const jpegWith = (segments: readonly Buffer[], after: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0'),
    ...segments,
    jpegImage,
    Buffer.from([0xff, 0xd9]),
    after,
  ]);

/** Returns a PNG chunk. */
export const chunk = (type: string, content: Uint8Array | string = ''): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content as string, 'latin1')]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Returns a PNG with these chunks before its pixels. */
export const pngWith = (chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', 'header'),
    ...chunks,
    chunk('IDAT', 'pixels'),
    chunk('IEND'),
  ]);
