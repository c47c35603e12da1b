import { expect, test } from 'vitest';
import { exifTags, exifValue } from '#lib/pictures/exif.ts';
import { fileKindOf } from '#lib/pictures/image-type.ts';
import { stripMetadata } from '#lib/pictures/strip-metadata.ts';
import { chunk, exifData, exifSegment, jpegWith, pngWith, segment } from '#tests/support/pictures.ts';

const strip = (bytes: Buffer): Buffer => Buffer.from(stripMetadata(bytes));

test.each([true, false])('a JPEG loses its position and keeps its orientation, little endian: %s @R241', (isLittle) => {
  const stripped = strip(jpegWith([exifSegment({ orientation: 6, isLittle })]));
  const at = stripped.indexOf('Exif\0\0');
  const data = stripped.subarray(at + 6);
  expect(exifValue(data, exifTags.orientation)).toBe(6);
  expect(exifValue(data, exifTags.position)).toBeUndefined();
  expect(stripped.includes('14.5995N')).toBe(false);
  expect(strip(stripped)).toEqual(stripped);
});

test('a JPEG without metadata is unchanged, and all other metadata of one is removed @R241', () => {
  const profile = segment(0xe2, 'ICC_PROFILE\0colours');
  const plain = jpegWith([profile, segment(0xee, 'Adobe')]);
  expect(strip(plain)).toEqual(plain);
  const full = [
    exifSegment(),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<GPSLatitude/>'),
    profile,
    segment(0xe2, 'MPF\0'),
    segment(0xed, 'Photoshop'),
    segment(0xee, 'Adobe'),
    segment(0xfe, 'at home'),
  ];
  expect(strip(jpegWith(full, jpegWith([exifSegment()])))).toEqual(plain);
  const padded = Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xff]), plain.subarray(2)]);
  expect(strip(padded)).toEqual(plain);
});

test('a PNG keeps its pixels and colours only @R241', () => {
  const colours = chunk('iCCP', 'colours');
  const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, 'at home'));
  const full = Buffer.concat([pngWith([colours, chunk('eXIf', exifData()), ...texts]), Buffer.from('after the end')]);
  expect(strip(full)).toEqual(pngWith([colours]));
});

test('no cut or damaged picture keeps a position or fails @R241', () => {
  for (const whole of [jpegWith([exifSegment()]), pngWith([chunk('eXIf', exifData())])])
    for (let at = 0; at < whole.length; at += 1) {
      expect(strip(whole.subarray(0, at)).includes('14.5995N')).toBe(false);
      const damaged = Buffer.from(whole);
      damaged[at] = 0xff - (damaged[at] ?? 0);
      expect(() => strip(damaged)).not.toThrow();
    }
});

test.each([
  ['picture', jpegWith([])],
  ['picture', pngWith([])],
  ['heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ['heic', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0', 'latin1')],
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['notPicture', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')],
  ['notPicture', Buffer.from('')],
])('a file is recognised by its first bytes: %s @R216', async (kind, bytes) => {
  expect(await fileKindOf(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))).toBe(kind);
});
