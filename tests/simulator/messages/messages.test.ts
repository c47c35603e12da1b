import { expect, test } from 'vitest';
import { advance, noon } from '#tests/support/money.ts';
import { chunk, exifData, exifSegment, jpegWith, pngWith, segment } from '#tests/support/pictures.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'agent41') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const jpg = Buffer.from('ffd8ffe000104a464946', 'hex');

const post = async (
  world: WorldClient,
  comment: string,
  files: readonly (readonly [string, Buffer])[],
  type = 'game',
) => {
  const form = new FormData();
  form.set('type', type);
  form.set('comment', comment);
  for (const [name, bytes] of files) form.append('images', new Blob([new Uint8Array(bytes)]), name);
  const reply = await world.send('/wps/feedback', {
    method: 'PUT',
    headers: { authorization: `Bearer ${world.token}` },
    body: form,
  });
  return { status: reply.status, ...((await reply.json()) as { errorCode: string | null; value: { id: string } }) };
};

test('feedback with pictures gets a reply, and an inbox message announces it @R241', async () => {
  const world = await signedIn();
  const before = (await world.call('unreadCount')).value;
  const { value } = await post(world, 'The reels stopped', [
    ['a.png', png],
    ['b.jpg', jpg],
  ]);
  const [sent] = (await world.call('feedbackList')).value.content;
  expect(sent).toMatchObject({ id: value.id, images: 2, comment: 'The reels stopped', answer: null });
  await advance(world, '20m');
  const [answered] = (await world.call('feedbackList', { query: { language: 'TY' } })).value.content;
  expect(answered?.answer).toMatch(/^Salamat/);
  expect((await world.call('unreadCount')).value).toBe(before + 1);
  const [letter] = (await world.call('inbox', { query: { language: 'EN' } })).value.content;
  expect(letter?.content).toContain(`Reference number: ${value.id}.`);
});

test('pictures are recognised by their bytes and limited to three of 5 MB @R216', async () => {
  const world = await signedIn();
  expect((await post(world, 'x', [['a.png', Buffer.from('<svg onload="x">')]])).errorCode).toBe('request.invalid');
  const four = ['1', '2', '3', '4'].map((name) => [`${name}.png`, png] as const);
  expect((await post(world, 'x', four)).errorCode).toBe('request.invalid');
  const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
  expect((await post(world, 'x', [['big.png', large]])).errorCode).toBe('request.too-large');
  expect((await post(world, 'a'.repeat(141), [])).errorCode).toBe('request.invalid');
  expect((await post(world, 'fine', [], 'gossip')).errorCode).toBe('request.invalid');
  expect((await world.call('feedbackList')).value.total).toBe(0);
});

test('a picture with a position is refused, also in an embedded one, and others are accepted @R241 @R216', async () => {
  const world = await signedIn();
  for (const [name, bytes] of [
    ['a.jpg', jpegWith([exifSegment()])],
    ['b.jpg', jpegWith([exifSegment({ isLittle: true })])],
    ['c.jpg', jpegWith([segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>14,35N</exif:GPSLatitude>')])],
    ['d.jpg', jpegWith([], jpegWith([exifSegment()]))],
    ['e.png', pngWith([chunk('eXIf', exifData())])],
  ] as const) {
    const { errorCode, value } = await post(world, 'x', [[name, bytes]]);
    expect([name, errorCode, value]).toEqual([
      name,
      'request.invalid',
      expect.objectContaining({ fields: [{ field: 'images', rule: 'location' }] }),
    ]);
  }
  const without = jpegWith([exifSegment({ orientation: 6, hasPosition: false })]);
  expect((await post(world, 'x', [['f.jpg', without]])).errorCode).toBeNull();
});

test('140 characters are accepted with any line ending, and a line break counts once @R216 @A83', async () => {
  const world = await signedIn();
  const lines = `${'a'.repeat(67)}\n\n${'b'.repeat(71)}`;
  expect((await post(world, lines.replaceAll('\n', '\r\n'), [])).errorCode).toBeNull();
  expect((await post(world, `${lines}c`, [])).errorCode).toBe('request.invalid');
  expect((await world.call('feedbackList')).value.content[0]?.comment).toBe(lines);
});

test('text that is not UTF-8 is decoded by its charset or refused, and never stored with � @R241', async () => {
  const world = await signedIn();
  const authorization = `Bearer ${world.token}`;
  const part = (bytes: Buffer, type = '') =>
    Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="type"\r\n\r\ngame\r\n'),
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="comment"\r\n${type}\r\n`),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]);
  const send = async (body: Buffer) => {
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b' };
    const reply = await world.send('/wps/feedback', { method: 'PUT', headers, body: new Uint8Array(body) });
    return [reply.status, ((await reply.json()) as { errorCode: string | null }).errorCode];
  };
  const latin = Buffer.from('Niño', 'latin1');
  expect(await send(part(latin))).toEqual([415, 'request.unsupported']);
  expect(await send(part(latin, 'Content-Type: text/plain; charset=iso-8859-1\r\n'))).toEqual([200, null]);
  const { content } = (await world.call('feedbackList')).value;
  expect(content.map(({ comment }) => comment)).toEqual(['Niño']);
});

test.each([
  ['UTF-8', 'application/json', (text: string) => Buffer.from(text), 200],
  ['UTF-8 with BOM', 'application/json', (text: string) => Buffer.from(`\uFEFF${text}`), 200],
  ['Latin-1', 'application/json; charset=iso-8859-1', (text: string) => Buffer.from(text, 'latin1'), 200],
  ['UTF-16', 'application/json; charset=UTF-16LE', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), 200],
  ['Latin-1 without charset', 'application/json', (text: string) => Buffer.from(text, 'latin1'), 415],
  ['UTF-16 without charset', 'application/json', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), 415],
  ['an unknown charset', 'application/json; charset=klingon', (text: string) => Buffer.from(text), 415],
])('a nickname in %s @R265', async (_, type, encode, status) => {
  const world = await signedIn('player01');
  const reply = await world.send('/wps/member/nickname', {
    method: 'POST',
    headers: { authorization: `Bearer ${world.token}`, 'content-type': type },
    body: new Uint8Array(encode('{"nickname":"Niño Cruz"}')),
  });
  expect(reply.status).toBe(status);
  const { nickname } = (await world.call('securityConfig')).value;
  expect(nickname === 'Niño Cruz').toBe(status === 200);
  expect(nickname).not.toContain('\uFFFD');
});

test('feedback is limited to five an hour', async () => {
  const world = await signedIn();
  for (let nth = 0; nth < 5; nth += 1) expect((await post(world, `no ${nth}`, [])).status).toBe(200);
  expect((await post(world, 'one more', [])).errorCode).toBe('request.too-many');
  await advance(world, '61m');
  await world.signIn('agent41');
  expect((await post(world, 'one more', [])).status).toBe(200);
});

test('messages can be read and deleted, but not those of another member @R244 @A13', async () => {
  const world = await signedIn('player01');
  const { content, total } = (await world.call('inbox')).value;
  const unread = content.filter(({ read }) => !read);
  expect(unread.length).toBeGreaterThan(2);
  const count = (await world.call('unreadCount')).value;
  const [first, second] = unread.map(({ id }) => id) as [number, number];
  await world.call('readMessages', { body: { ids: [first, first, 999_999] } });
  expect((await world.call('unreadCount')).value).toBe(count - 1);
  await world.call('deleteMessages', { body: { ids: [second] } });
  const after = (await world.call('inbox')).value;
  expect(after.total).toBe(total - 1);
  expect(after.content.filter(({ id }) => id === second)).toEqual([]);
  expect(after.content.find(({ id }) => id === first)?.read).toBe(true);
  await world.signIn('agent41');
  await world.call('deleteMessages', { body: { ids: [first] } });
  await world.signIn('player01');
  expect((await world.call('inbox')).value.content.some(({ id }) => id === first)).toBe(true);
});

test('deleted messages can be restored, and reading between page requests skips none', async () => {
  const world = await signedIn('player01');
  await world.admin('POST', '/scenarios', { names: ['messages.many-unread'] });
  const first = (await world.call('inbox', { query: { pageSize: 50 } })).value;
  expect(first.content.every(({ read }) => !read)).toBe(true);
  const ids = first.content.map(({ id }) => id);
  await world.call('readMessages', { body: { ids } });
  const deletedIds = ids.slice(0, 5);
  expect((await world.call('deleteMessages', { body: { ids: deletedIds } })).value).toBe(
    (await world.call('unreadCount')).value,
  );
  const rest = [];
  for (let page = 2; page <= first.totalPages; page += 1)
    rest.push(...(await world.call('inbox', { query: { page, pageSize: 50, asOf: first.asOf } })).value.content);
  expect(new Set([...ids, ...rest.map(({ id }) => id)]).size).toBe(first.total);
  expect(rest.some(({ id }) => ids.includes(id))).toBe(false);

  expect((await world.call('inbox')).value.total).toBe(first.total - 5);
  await world.call('restoreMessages', { body: { ids: deletedIds } });
  expect((await world.call('inbox')).value.total).toBe(first.total);
  expect((await world.call('readMessages', { body: { ids: deletedIds, read: false } })).value).toBe(
    (await world.call('unreadCount')).value,
  );
});

test('inbox and feedback can be switched off, and trial members have neither @R183 @A24', async () => {
  const world = await signedIn();
  await world.flags({ MAILCEN: false, FEEDBACK3: false });
  for (const endpoint of ['inbox', 'unreadCount', 'feedbackList'] as const)
    expect((await world.call(endpoint)).errorCode).toBe('permission.denied');
  expect((await post(world, 'x', [])).errorCode).toBe('permission.denied');
  await world.flags({ MAILCEN: true, FEEDBACK3: true });
  await world.signIn('trial01');
  expect((await world.call('inbox')).errorCode).toBe('permission.denied');
  expect((await world.call('feedbackList')).errorCode).toBe('permission.denied');
  expect((await post(world, 'x', [])).errorCode).toBe('permission.denied');
});
