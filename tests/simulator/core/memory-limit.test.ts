import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collection } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const megabyte = 2 ** 20;
const memory = 24 * megabyte;
const simulator = await startSimulator({ memory });
const { worlds } = simulator;

interface Memory {
  readonly limit: number;
  readonly total: number;
  readonly released: { readonly calls: number; readonly worlds: number };
}
const memoryNow = async () => {
  const reply = await fetch(`${simulator.origin}/__admin/worlds`);
  return ((await reply.json()) as { memory: Memory }).memory;
};

const fillerDocuments = collection<{ readonly id: string; readonly text: string }>()('stuffing');
const fillWorld = (world: World, bytes: number): void =>
  world.transact(() =>
    world.state.put(fillerDocuments, { id: String(world.next('stuffing')), text: 'x'.repeat(bytes) }),
  );

const sendBig = (name: string) =>
  simulator.world(name).send('/wps/session/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x'.repeat(200_000) }),
  });

test('a world that fills its journal loses its own oldest calls, and others keep all of theirs', async () => {
  const modest = Array.from({ length: 20 }, (_, index) => simulator.world(`modest-${index}`));
  for (const world of modest) await world.call('hotGames');
  for (let call = 0; call < 200; call += 1) await sendBig('greedy');
  const { total, limit, released } = await memoryNow();
  expect(limit).toBe(memory);
  expect(total).toBeLessThan(memory);
  expect(released.calls).toBeGreaterThan(0);
  expect(released.worlds).toBe(0);
  const greedy = worlds.open('greedy').journal;
  expect(greedy.entries().at(-1)?.seq).toBe(200);
  expect(greedy.entries().length).toBeLessThan(200);
  for (const { name } of modest) expect(worlds.find(name)?.journal.entries()).toHaveLength(1);
});

test('ephemeral worlds are evicted when documents fill the memory, the largest first; kept ones stay', async () => {
  const kept = worlds.create('kept', {});
  if (!kept) throw new Error('no world');
  fillWorld(kept, 4 * megabyte);
  await simulator.world('small').call('hotGames');
  for (let at = 0; at < 8; at += 1) fillWorld(worlds.open(`hoard-${at}`), 4 * megabyte);
  await simulator.world('small').call('hotGames');
  expect((await memoryNow()).total).toBeLessThan(memory);
  expect(worlds.find('kept')?.state.all(fillerDocuments)).toHaveLength(1);
  expect(worlds.find('small')?.journal.entries()).toHaveLength(2);
  expect(worlds.find('hoard-0')).toBeUndefined();
  expect(worlds.find('hoard-7')?.state.all(fillerDocuments)).toHaveLength(1);
});

test('when kept worlds fill the memory no further world can be kept, and metrics show the budget', async () => {
  const filler = worlds.create('filler', {});
  if (!filler) throw new Error('no world');
  for (let at = 0; at < 7; at += 1) fillWorld(filler, 4 * megabyte);
  await simulator.world('small').call('hotGames');
  const response = await fetch(`${simulator.origin}/__admin/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'one-more' }),
  });
  expect(response.status).toBe(507);
  expect(worlds.find('filler')?.state.all(fillerDocuments)).toHaveLength(7);
  expect((await simulator.world().call('hotGames')).status).toBe(200);
  const text = await (await fetch(`${simulator.origin}/__admin/metrics`)).text();
  expect(text).toContain(`simulator_memory_bytes{part="budget"} ${memory}`);
  expect(text).toMatch(/simulator_memory_bytes\{part="documents"\} \d{8}/);
  expect(text).toMatch(/simulator_memory_released_total\{what="worlds"\} [1-9]/);
  worlds.drop('filler');
});

test('rolled-back and removed documents do not count towards the memory', () => {
  const world = worlds.open('scales');
  const before = world.state.bytes;
  expect(() =>
    world.transact(() => {
      fillWorld(world, megabyte);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(world.state.bytes).toBe(before);
  world.state.put(fillerDocuments, { id: 'a', text: 'x'.repeat(megabyte) });
  expect(world.state.bytes).toBeGreaterThan(before + megabyte);
  expect(world.state.fork().bytes).toBe(world.state.bytes);
  world.state.remove(fillerDocuments, 'a');
  expect(world.state.bytes).toBe(before);
});

test('invented picture names write no files', async () => {
  const files = () =>
    globSync('node_modules/.cache/pictures/**/*{invented,0001001}*', { cwd: join(import.meta.dirname, '../../..') });
  const get = (path: string) => fetch(`${simulator.origin}/cdn/img/${path}`);
  for (const path of [
    'teams/invented-team.webp',
    'games/0001001.webp',
    'games/invented.webp',
    'avatars/01.webp',
    'games/1001.webp?w=77',
  ])
    expect((await get(path)).status, path).toBe(404);
  expect(files()).toEqual([]);
});
