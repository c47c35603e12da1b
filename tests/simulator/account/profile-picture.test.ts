import { expect, test } from 'vitest';
import { exifSegment, jpegWith } from '#tests/support/pictures.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200)]);
const address = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

test('the profile picture is a preset or an upload validated by content and size @R236 @A83', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  expect((await world.call('headIcon')).value).toEqual({ icon: 2, picture: null });
  expect((await world.call('setHeadIcon', { body: { icon: 5 } })).value).toEqual({ icon: 5, picture: null });

  const own = address(png);
  expect((await world.call('setHeadIcon', { body: { picture: own } })).value).toEqual({ icon: 5, picture: own });
  expect((await world.call('headIcon')).value.picture).toBe(own);

  const refused = async (body: { icon?: number; picture?: string }) =>
    (await world.call('setHeadIcon', { body })).errorCode;
  expect(await refused({ picture: address(png, 'image/jpeg') })).toBe('request.invalid');
  expect(await refused({ picture: address(Buffer.from('<svg/>')) })).toBe('request.invalid');
  expect(await refused({ picture: address(jpegWith([exifSegment()]), 'image/jpeg') })).toBe('request.invalid');
  expect(await refused({ picture: 'https://example.com/me.png' })).toBe('request.invalid');
  expect(await refused({ picture: address(Buffer.concat([png, Buffer.alloc(98_400)])) })).toBe('request.too-large');
  expect(await refused({ icon: 9 })).toBe('request.invalid');
  expect(await refused({})).toBe('request.invalid');
  expect((await world.call('headIcon')).value.picture).toBe(own);

  expect((await world.call('setHeadIcon', { body: { icon: 1 } })).value).toEqual({ icon: 1, picture: null });
});
