import * as node from 'node:crypto';
import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as browser from '#sim/standalone/browser/crypto.ts';
import * as browserZlib from '#sim/standalone/browser/zlib.ts';

const texts = ['', 'kidlat', 'Ñandú 😀'.repeat(40)];

test.each(texts)('hashes and passwords of the browser are those of Node: %#', (text) => {
  expect(browser.createHash('sha256').update(text).update('more').digest('hex')).toBe(
    node.createHash('sha256').update(text).update('more').digest('hex'),
  );
  expect(browser.createHmac('sha256', text).update('body').digest()).toEqual(
    node.createHmac('sha256', text).update('body').digest(),
  );
  expect(browser.scryptSync(text, 'salt', 32, { N: 256 })).toEqual(node.scryptSync(text, 'salt', 32, { N: 256 }));
});

test('secrets of the browser have their length and range', () => {
  expect(browser.randomBytes(20)).toHaveLength(20);
  const drawn = Array.from({ length: 200 }, () => browser.randomInt(3));
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
  expect(browser.timingSafeEqual(Buffer.from('one'), Buffer.from('one'))).toBe(true);
  expect(browser.timingSafeEqual(Buffer.from('one'), Buffer.from('two'))).toBe(false);
});

test.each([0, 1, 65_535, 65_536, 200_000])('a zlib stream of the browser holds its %i bytes', (size) => {
  const data = Uint8Array.from({ length: size }, (_, at) => (at * 7) & 0xff);
  expect(inflateSync(browserZlib.deflateSync(data))).toEqual(Buffer.from(data));
  expect(browserZlib.crc32(data)).toBe(crc32(data));
});
