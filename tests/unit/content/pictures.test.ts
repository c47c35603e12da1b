import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureBudget } from '#content/references.ts';
import { cutPhotos } from '#scripts/editor/cut-photos.ts';
import { pictureName } from '#scripts/editor/picture-places.ts';
import { pictureFor } from '#scripts/editor/pictures.ts';

/** Creates a photo of noise, the worst case for compression, that was taken with the phone turned. */
const photo = () =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#444',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .withExif({ IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo becomes a WebP of the slot’s size, upright, without position data and within the limit', async () => {
  const picture = await pictureFor(await photo(), 'banner', 'attention');
  expect(picture.length).toBeLessThanOrEqual(pictureBudget);
  const facts = await sharp(picture).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 780, height: 400 });
  expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  const inText = await sharp(await pictureFor(await photo(), 'text', 'centre')).metadata();
  expect([inText.width, inText.height]).toEqual([780, 1040]);
});

test('a photo that cannot be used is refused with what to do', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(pictureFor(heic, 'banner', 'centre')).rejects.toThrow(/HEIC photo of an iPhone.*Most Compatible/);
  await expect(pictureFor(Buffer.from('GIF'), 'text', 'centre')).rejects.toThrow('not a photo that can be read');
  const small = await sharp(await photo())
    .resize(300)
    .jpeg()
    .toBuffer();
  await expect(pictureFor(small, 'banner', 'centre')).rejects.toThrow('The photo is 300 pixels wide.');
  await expect(pictureFor(Buffer.alloc(0), 'text', 'centre')).rejects.toThrow('Choose a photo.');
});

test.each(['avif', 'mif1'])(
  'an AVIF photo whose file names the format %s first is accepted in forms and texts',
  async (first) => {
    const avif = await sharp(await photo())
      .rotate()
      .avif({ quality: 30, effort: 0 })
      .toBuffer();
    avif.write(first, 8, 'latin1');
    expect(await sharp(await pictureFor(avif, 'banner', 'centre')).metadata()).toMatchObject({
      format: 'webp',
      width: 780,
      height: 400,
    });
    const file = { path: 'public/content/pasted.webp', contents: avif.toString('base64') };
    const [saved] = (await cutPhotos({ additions: [file], deletions: [] })).save.additions;
    const inText = await sharp(Buffer.from(saved?.contents ?? '', 'base64')).metadata();
    expect(inText).toMatchObject({ format: 'webp', width: 780 });
  },
);

test('a photo in a text becomes a small WebP with the save, and a picture that fits is unchanged', async () => {
  const path = 'public/content/receipts/receipt.webp';
  const sent = async (contents: Buffer) =>
    (await cutPhotos({ additions: [{ path, contents: contents.toString('base64') }], deletions: [] })).save
      .additions[0];
  const saved = Buffer.from((await sent(await photo()))?.contents ?? '', 'base64');
  expect(saved.length).toBeLessThanOrEqual(pictureBudget);
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'webp', width: 780 });
  expect((await sent(saved))?.contents).toBe(saved.toString('base64'));
  const located = await sharp(saved)
    .withExif({ IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
    .webp({ quality: 20 })
    .toBuffer();
  const cleaned = Buffer.from((await sent(located))?.contents ?? '', 'base64');
  expect([(await sharp(located).metadata()).exif, (await sharp(cleaned).metadata()).exif]).toEqual([
    expect.any(Buffer),
    undefined,
  ]);
});

test('each picture in a text that cannot be used is named, beside that text', async () => {
  const file = (path: string, contents: string) => ({
    path,
    contents: Buffer.from(contents, 'latin1').toString('base64'),
  });
  const { problems } = await cutPhotos({
    additions: [
      file('src/content/help/pay/en.md', '![Code](/content/pay/img-1.webp)'),
      file('src/content/help/pay/fil.md', '![Code](/content/pay/notes.webp)'),
      file('public/content/pay/img-1.webp', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      file('public/content/pay/notes.webp', 'some words'),
    ],
    deletions: [],
  });
  expect(problems).toEqual([
    { sentence: expect.stringMatching(/^The picture img-1.webp: This is a HEIC photo/), field: ['en'] },
    { sentence: expect.stringMatching(/^The picture notes.webp: This file is not a photo/), field: ['fil'] },
  ]);
});

test('names of pictures fit all servers', () => {
  expect(pictureName('Niño & Friends.HEIC')).toBe('nino-friends.webp');
  expect(pictureName('payday-jeepney')).toBe('payday-jeepney.webp');
});
