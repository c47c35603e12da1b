import { expect, test } from 'vitest';
import { mask } from '#sim/core/matching/mask.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test.each(['/cdn/%E0%A4%A', '/wps/%', '/__games/%ff', '/__admin/worlds/%/clock', '/m/%c0%ae'])(
  'an invalid escape in %s returns a 4xx without a stack trace or file path',
  async (path) => {
    const reply = await fetch(simulator.origin + path);
    const text = await reply.text();
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|\.ts|\bat /);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('card and account numbers are masked except for their last four digits', () => {
  expect(mask({ card: { number: '1029384821' }, accountNumber: '001234567890' })).toEqual({
    card: { number: '***4821' },
    accountNumber: '***7890',
  });
});

test('invented picture names and widths return 404', async () => {
  const { origin } = simulator;
  expect((await fetch(`${origin}/cdn/a/slides/welcome.webp?w=781`)).status).toBe(404);
  for (let n = 0; n < 20; n += 1) expect((await fetch(`${origin}/cdn/a/slides/invented-${n}.webp`)).status).toBe(404);
});

test('a picture is sent in the best accepted format with a Vary header', async () => {
  const get = (accept: string) => fetch(`${simulator.origin}/cdn/a/games/1001.webp?w=240`, { headers: { accept } });
  const best = await get('image/avif,image/webp,image/apng,*/*;q=0.8');
  const plain = await get('image/webp,*/*');
  expect([best, plain].map(({ headers }) => headers.get('content-type'))).toEqual(['image/avif', 'image/webp']);
  for (const { headers } of [best, plain]) expect(headers.get('vary')).toMatch(/accept(?!-)/i);
  const [small, large] = await Promise.all([best, plain].map(async (reply) => (await reply.arrayBuffer()).byteLength));
  expect(small).toBeLessThan(Number(large));
});

test('a snapshot with an absurd time or an incomplete member is refused as a whole', async () => {
  const world = simulator.world();
  const { body } = await world.admin<Record<string, unknown> & { origin: object }>('GET', '/snapshot');
  const restore = (given: object) =>
    world.admin<{ detail: string }>('PUT', '/snapshot', { ...body, digest: undefined, ...given });
  expect((await restore({ origin: { ...body.origin, epoch: 9e15 } })).status).toBe(422);
  const half = { kind: 'member', id: 'm9', doc: { id: 'm9', account: 'half' } };
  const refused = await restore({ changes: [half] });
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('member m9')]);
  expect((await world.call('version')).status).toBe(200);
});
