import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captchaHeader } from '#contract/captcha-header.ts';
import { advance } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

/** Fetches a task and solves it like a browser. */
const solve = async (world: WorldClient) => {
  const { headers, value } = await world.call('captchaTask');
  const hash = (number: number): string => createHash('sha256').update(`${value.salt}${number}`).digest('hex');
  let number = 0;
  while (number < value.max && hash(number) !== value.target) number += 1;
  return { id: headers.get(captchaHeader) ?? '', captchaTask: String(number) };
};

const logIn = async (
  world: WorldClient,
  { id, ...solution }: { id: string; captcha?: string; captchaTask?: string },
) => {
  const body = { username: 'player01', password: 'Passw0rd1', type: 0, ...solution } as const;
  return (await world.call('login', { body, headers: { [captchaHeader]: id } })).errorCode;
};

test('a solved task replaces the picture of a login once, and only its own number counts @A59 @R134', async () => {
  const world = simulator.world();
  await world.flags({ CAPTCHA_AFTER: 0 });
  const [wrong, solved, old] = [await solve(world), await solve(world), await solve(world)];
  expect(await logIn(world, { ...wrong, captchaTask: '50001' })).toBe('verification.wrong');
  expect(await logIn(world, { id: solved.id, captchaTask: solved.captchaTask })).toBeNull();
  expect(await logIn(world, solved)).toBe('verification.wrong');
  await advance(world, '6m');
  expect(await logIn(world, old)).toBe('verification.wrong');
});

test('neither a picture nor a task is solved by the answer of the other kind @A59', async () => {
  const world = simulator.world();
  await world.flags({ CAPTCHA_AFTER: 0, LOCK_AFTER: 100 });
  const { id, captchaTask } = await solve(world);
  expect(await logIn(world, { id, captcha: captchaTask.slice(0, 6) })).toBe('verification.wrong');
  const picture = (await world.call('captcha')).headers.get(captchaHeader) ?? '';
  for (const sum of [10, 21, 30])
    expect(await logIn(world, { id: picture, captchaTask: `${sum}` })).toBe('verification.wrong');
});

test('a solved task replaces the picture of a registration, and a backend without tasks refuses them @A59 @R147', async () => {
  const world = simulator.world();
  const host = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  const password = 'Sampaguita7';
  const register = async (username: string, solution: object, id = '') => {
    const body = { ...host, username, password, confirmPassword: password, ...solution };
    return (await world.call('register', { body, headers: { [captchaHeader]: id } })).errorCode;
  };
  expect(await register('maria2029', {})).toBe('request.invalid');
  const { id, captchaTask } = await solve(world);
  expect(await register('maria2029', { captchaTask }, id)).toBeNull();
  expect(await register('maria2030', { captchaTask }, id)).toBe('verification.wrong');
  await world.flags({ CAPTCHATASK3: false });
  expect((await world.call('captchaTask')).errorCode).toBe('permission.denied');
});
