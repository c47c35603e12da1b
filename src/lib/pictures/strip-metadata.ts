import { exifTags, exifValue } from './exif.ts';
import { imageTypeOf } from './image-type.ts';

type Parts = Uint8Array[];

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const exifHeader = 'Exif\0\0';

/** Returns a JPEG segment of Exif data that holds an orientation only. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34],
    ...[...exifHeader].map((it) => it.charCodeAt(0)),
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

/** Returns what stays of an application or comment segment: colours and the orientation. */
const cleanSegment = (segment: Uint8Array): Uint8Array | null => {
  const marker = segment[1] ?? 0;
  if (marker === 0xe0 || marker === 0xee) return segment;
  if (marker === 0xe2) return text(segment, 4, 11) === 'ICC_PROFILE' ? segment : null;
  if (marker !== 0xe1 || text(segment, 4, exifHeader.length) !== exifHeader) return null;
  const orientation = exifValue(segment.subarray(4 + exifHeader.length), exifTags.orientation) ?? 1;
  return orientation > 1 && orientation <= 8 ? orientationSegment(orientation) : null;
};

const isMetadata = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Returns the index of the next marker in the compressed data after `from`; the length without one. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at < bytes.length - 1; at += 1) {
    const next = bytes[at + 1] ?? 0;
    // 0xff is data before a zero, a restart marker or padding.
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};

const cleanJpeg = (bytes: Uint8Array): Parts => {
  const parts: Parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end > bytes.length) return parts;
    const segment = bytes.subarray(at, end);
    const kept = isMetadata(marker) ? cleanSegment(segment) : segment;
    if (kept) parts.push(kept);
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
  // Cameras append further pictures with their own metadata after the end.
  if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) parts.push(bytes.subarray(at, at + 2));
  return parts;
};

const metadataChunks = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

const cleanPng = (bytes: Uint8Array): Parts => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const type = text(bytes, at + 4, 4);
    if (!metadataChunks.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return parts;
};

/**
 * Returns a PNG or JPEG without position, camera, time, comments and embedded pictures; pixels, colours and the
 * orientation are unchanged. A damaged file ends where it is damaged. Other files are returned as they are.
 */
export const stripMetadata = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const type = imageTypeOf(bytes);
  const parts = type === 'image/jpeg' ? cleanJpeg(bytes) : type === 'image/png' ? cleanPng(bytes) : [bytes];
  const stripped = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    stripped.set(part, at);
    at += part.length;
  }
  return stripped;
};
