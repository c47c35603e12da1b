// The simulator's part of `node:zlib` for bundles without Node: sample pictures are PNGs.

const maxBlockBytes = 0xffff;
const adlerBase = 65_521;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export const crc32 = (data: Uint8Array): number =>
  (data.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

const adler32 = (data: Uint8Array): number => {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % adlerBase;
    high = (high + low) % adlerBase;
  }
  return ((high << 16) | low) >>> 0;
};

/** Returns a valid zlib stream of stored blocks: nothing is compressed. */
export const deflateSync = (data: Uint8Array): Buffer => {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < data.length || at === 0; at += maxBlockBytes) {
    const block = data.subarray(at, at + maxBlockBytes);
    const head = Buffer.alloc(5);
    head.writeUInt8(at + maxBlockBytes >= data.length ? 1 : 0);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(block.length ^ 0xffff, 3);
    parts.push(head, block);
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(adler32(data));
  return Buffer.concat([...parts, sum]);
};
