import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { saveRegistrationDetails } from '#sim/features/account/rules/registration-details.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { confirmContact, decide, jpeg, submit, umid, uploadPictures, uploadPiece } from '#tests/support/identity.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { exifSegment, jpegWith } from '#tests/support/pictures.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'newbie01'): Promise<WorldClient> => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const stateOf = async (world: WorldClient) => (await world.call('identityStatus')).value;
const inboxText = async (world: WorldClient) => JSON.stringify((await world.call('inbox')).value);

test('documents can be submitted, requested again and approved, with a message each time @X37', async () => {
  const world = await signedIn();
  expect(await stateOf(world)).toMatchObject({ status: 'none', document: null, fullName: null });
  expect((await submit(world)).value).toMatchObject({
    status: 'pending',
    document: { type: 'umid', lastFour: '6789' },
    uploads: [],
  });
  expect((await decide(world, 'newbie01', { decision: 'more', reasons: ['blurry'], pictures: ['back'] })).status).toBe(
    200,
  );
  expect(await stateOf(world)).toMatchObject({ status: 'moreNeeded', reasons: ['blurry'], pictures: ['back'] });
  // Only requested pictures have to be uploaded again, and the details are stored.
  await uploadPictures(world, ['back']);
  const body = { documentType: umid.documentType };
  expect((await world.call('submitIdentity', { body })).value).toMatchObject({
    status: 'pending',
    document: { lastFour: '6789', numberStored: true },
    reasons: [],
  });
  await decide(world, 'newbie01', { decision: 'approve' });
  expect(await stateOf(world)).toMatchObject({ status: 'approved', fullName: umid.fullName, birthday: umid.birthday });
  expect((await world.call('securityConfig')).value).toMatchObject({
    payeeName: umid.fullName,
    birthday: umid.birthday,
  });
  expect(await inboxText(world)).toMatch(
    /Your identity is verified.*new pictures of your ID.*received your documents/s,
  );
});

test('rejected documents can be submitted again, and an approval expires @X37', async () => {
  const world = await signedIn();
  await submit(world);
  await decide(world, 'newbie01', { decision: 'reject', reasons: ['documentExpired', 'nameDiffers'] });
  expect(await stateOf(world)).toMatchObject({ status: 'rejected', reasons: ['documentExpired', 'nameDiffers'] });
  expect(await inboxText(world)).toContain('Your ID has expired. The name on your ID is different');
  await advance(world, '73h');
  await world.signIn('newbie01');
  expect(await inboxText(world)).toContain('Finish verifying your identity');
  expect((await submit(world)).errorCode).toBeNull();
  await decide(world, 'newbie01', { decision: 'approve' });
  await advance(world, '399d');
  await advance(world, '332d');
  await world.signIn('newbie01');
  expect(await stateOf(world)).toMatchObject({ status: 'expired' });
  expect(await inboxText(world)).toContain('Your identity verification has expired');
});

test('pictures are uploaded in pieces; repeated or early pieces change nothing, and other files are refused @X37', async () => {
  const world = await signedIn();
  const bytes = jpeg('x'.repeat(96));
  const piece = (offset: number, upload = 'upload-1') =>
    uploadPiece(world, { upload, size: bytes.length, offset }, bytes.subarray(offset, offset + 50));
  expect((await piece(50)).value).toEqual({ received: 0, complete: false });
  expect((await piece(0)).value).toEqual({ received: 50, complete: false });
  expect((await piece(0)).value).toEqual({ received: 50, complete: false });
  expect((await stateOf(world)).uploads).toEqual([{ picture: 'front', upload: 'upload-1', size: 100, received: 50 }]);
  expect((await piece(50)).value).toEqual({ received: 100, complete: true });
  expect((await piece(50)).value).toEqual({ received: 100, complete: true });
  const text = Buffer.from('no picture at all');
  expect((await uploadPiece(world, { upload: 'upload-2', size: text.length }, text)).errorCode).toBe('request.invalid');
  expect((await uploadPiece(world, { size: 6 * 1024 * 1024 }, bytes)).errorCode).toBe('request.invalid');
  const located = jpegWith([exifSegment()]);
  expect((await uploadPiece(world, { upload: 'upload-3', size: located.length }, located)).errorCode).toBe(
    'request.invalid',
  );
  await advance(world, '25h');
  await world.signIn('newbie01');
  expect((await stateOf(world)).uploads).toEqual([]);
});

test('document details are validated against the account, and all pictures are required @X37', async () => {
  const world = await signedIn();
  const refused = async (body: Partial<typeof umid>) => {
    const { errorCode, value } = await world.call('submitIdentity', { body: { ...umid, ...body } });
    return [errorCode, (value as unknown as { fields?: readonly { field: string; rule: string }[] }).fields?.[0]];
  };
  expect(await refused({})).toEqual(['request.invalid', { field: 'front', rule: 'required' }]);
  for (const field of ['documentNumber', 'fullName', 'birthday'] as const)
    expect(await refused({ [field]: undefined })).toEqual(['request.invalid', { field, rule: 'required' }]);
  await uploadPictures(world);
  expect(await refused({ documentNumber: '12-34' })).toMatchObject(['request.invalid', { field: 'documentNumber' }]);
  expect(await refused({ birthday: '2010-05-06' })).toEqual(['request.invalid', { field: 'birthday', rule: 'age' }]);
  const player = await signedIn('player01');
  await decide(player, 'player01', { decision: 'expire' });
  await uploadPictures(player);
  const own = { ...umid, fullName: 'Tala Reyes', birthday: '1994-06-12' };
  for (const [body, field] of [
    [{ ...own, fullName: 'Juan Dela Cruz' }, 'fullName'],
    [{ ...own, birthday: '1990-05-06' }, 'birthday'],
  ] as const)
    expect((await player.call('submitIdentity', { body })).value).toMatchObject({ fields: [{ field, rule: 'equal' }] });
});

test('withdrawals, deposits and limits above the flags need a verified identity @X37', async () => {
  const world = await signedIn();
  await world.flags({ IDENTITY_WITHDRAW_ABOVE: 0, IDENTITY_DEPOSIT_ABOVE: 600, IDENTITY_LIMIT_ABOVE: 1000 });
  const deposit = (amount: number) => world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  expect((await deposit(500)).errorCode).toBeNull();
  const tooMuch = await deposit(200);
  expect(tooMuch.errorCode).toBe('identity.required');
  expect(tooMuch.value).toEqual({ purpose: 'deposit', above: 600, status: 'none' });
  await world.call('setLimit', { body: { kind: 'deposit', period: 'week', amount: 500 } });
  const raise = (amount: number | null) =>
    world.call('setLimit', { body: { kind: 'deposit', period: 'week', amount } });
  expect((await raise(2000)).errorCode).toBe('identity.required');
  expect((await raise(null)).errorCode).toBe('identity.required');
  expect((await raise(900)).errorCode).toBeNull();
  const player = await signedIn('player01');
  await player.flags({ IDENTITY_WITHDRAW_ABOVE: 0 });
  const [card] = (await player.call('withdrawInfo')).value.cards;
  const withdraw = () =>
    player.call('withdraw', {
      body: { cardId: card?.cardId ?? '', amount: 100, paymentPassword: withdrawalPassword },
    });
  expect((await withdraw()).errorCode).toBeNull();
  await decide(player, 'player01', { decision: 'expire' });
  expect((await withdraw()).value).toEqual({ purpose: 'withdrawal', above: 0, status: 'expired' });
  await player.flags({ IDENTITY3: false });
  expect((await withdraw()).errorCode).toBeNull();
  expect((await player.call('identityStatus')).errorCode).toBe('permission.denied');
});

test('documents need a confirmation by the owner and cannot be replaced under review or once approved @X37', async () => {
  const world = await signedIn();
  await uploadPictures(world);
  expect((await world.call('submitIdentity', { body: umid })).errorCode).toBe('confirm.required');
  const thief = new (world.constructor as typeof WorldClient)(world.origin, world.name);
  await thief.signIn('newbie01');
  await uploadPictures(thief, ['front'], 'thief');
  // Uploads of another session are not submitted with the owner's pictures.
  await confirmContact(world);
  expect((await world.call('submitIdentity', { body: umid })).value).toMatchObject({ fields: [{ rule: 'required' }] });
  expect((await submit(world)).errorCode).toBeNull();
  const bytes = jpeg('thief');
  for (const order of [null, { decision: 'approve' }]) {
    if (order) await decide(world, 'newbie01', order);
    expect((await uploadPiece(thief, { size: bytes.length }, bytes)).errorCode).toBe('request.conflict');
    await confirmContact(thief);
    expect((await thief.call('submitIdentity', { body: umid })).errorCode).toBe('request.conflict');
  }
  expect(await stateOf(thief)).toMatchObject({ status: 'approved', document: { lastFour: '6789' } });
});

test('pictures and document number appear in no response, journal, archive or snapshot @X37', async () => {
  const world = await signedIn();
  await submit(world);
  const replies: string[] = [];
  const reads = [...endpoints.values()].filter(({ method, changesState }) => method === 'GET' && !changesState);
  for (const account of ['newbie01', 'agent01', 'topagent01']) {
    await world.signIn(account);
    for (const { name } of reads) replies.push(JSON.stringify(await world.call(name)));
  }
  const pieces = [
    JSON.stringify((await world.admin('GET', '/requests')).body),
    JSON.stringify((await world.admin('GET', '/requests?format=har')).body),
    JSON.stringify((await world.admin('GET', '/snapshot')).body),
  ];
  for (const text of [...replies, ...pieces]) expect(text).not.toMatch(/secret-picture|0111-?2345678-?9|c2VjcmV0LXBp/);
  for (const text of pieces.slice(0, 2)) expect(text).not.toContain('Juan Dela Cruz');
  expect(
    (await world.send('/__admin/worlds/x/members/newbie01/identity/front', { headers: { origin: 'https://x.ph' } }))
      .status,
  ).toBe(403);
});

test('an operator can see pictures and number until they are deleted after the retention period @X37', async () => {
  const world = await signedIn();
  await submit(world);
  const picture = () => fetch(`${world.origin}/__admin/worlds/${world.name}/members/newbie01/identity/front`);
  expect(await (await picture()).text()).toContain('secret-picture-front');
  await decide(world, 'newbie01', { decision: 'approve' });
  const read = () => world.admin<{ case: Record<string, unknown> }>('GET', '/members/newbie01/identity');
  expect((await read()).body.case).toMatchObject({
    documentNumber: '011123456789',
    pictures: ['front', 'back', 'selfie'],
  });
  await advance(world, '31d');
  expect((await picture()).status).toBe(404);
  expect((await read()).body.case).toMatchObject({ status: 'approved', documentNumber: null, pictures: [] });
});

test('the ID number of a registration is deleted with the files of the verification @X37 @R145', async () => {
  const client = await signedIn();
  const world = simulator.worlds.open(client.name);
  const member = memberByAccount(world.state, 'newbie01')?.id ?? '';
  saveRegistrationDetails(world, member, { idNumber: '011123456789', whatsapp: '09171234999' });
  await submit(client);
  await decide(client, 'newbie01', { decision: 'approve' });
  const read = async () => (await client.admin<Record<string, unknown>>('GET', '/members/newbie01')).body;
  expect(await read()).toMatchObject({ idNumber: '***6789' });
  await advance(client, '31d');
  const later = await read();
  expect(later).toMatchObject({ whatsapp: '09•••99' });
  expect(later).not.toHaveProperty('idNumber');
});

test('a document of another account is rejected without revealing that account @X37 @X06', async () => {
  const outcomes: unknown[] = [];
  for (const isExcluded of [false, true]) {
    const world = await signedIn();
    await submit(world);
    await decide(world, 'newbie01', { decision: 'approve' });
    if (isExcluded) {
      const body = { kind: 'exclusion', months: null, loginPassword } as const;
      expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
    }
    const { token } = (await world.admin<{ token: string }>('POST', '/members/agent41/session')).body;
    world.token = token;
    await uploadPictures(world);
    await confirmContact(world);
    await world.call('submitIdentity', { body: { ...umid, documentNumber: '0111 2345678 9' } });
    const { body } = await decide(world, 'agent41', { decision: 'approve' });
    expect(body.case).toMatchObject({
      status: 'rejected',
      otherAccounts: [{ account: 'newbie01', closed: isExcluded }],
    });
    const state = await stateOf(world);
    outcomes.push({ status: state.status, reasons: state.reasons });
    expect(`${JSON.stringify(state)} ${await inboxText(world)}`).not.toMatch(/newbie01|exclu|another account/i);
    const order = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } });
    expect(order.errorCode).toBe(isExcluded ? 'safety.review' : null);
  }
  expect(outcomes[0]).toEqual({ status: 'rejected', reasons: ['unverified'] });
  expect(outcomes[1]).toEqual(outcomes[0]);
});

test('a document submitted but not approved elsewhere is accepted, and a closed account can verify @X37 @X06', async () => {
  const world = await signedIn();
  await submit(world);
  const { token } = (await world.admin<{ token: string }>('POST', '/members/agent41/session')).body;
  world.token = token;
  await uploadPictures(world);
  await confirmContact(world);
  await world.call('submitIdentity', { body: umid });
  expect((await decide(world, 'agent41', { decision: 'approve' })).body.case).toMatchObject({ status: 'approved' });
  const closed = await signedIn();
  await prepareCard(closed);
  await closed.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } });
  expect((await submit(closed)).value).toMatchObject({ status: 'pending' });
});

test('pictures of a kept world survive a restart and are deleted by a reset @X37', async () => {
  const data = mkdtempSync(join(tmpdir(), 'identity-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const open = () => openWorlds({ machineTime: noon, data });
  const first = open();
  first.create('kept', {})?.files.put('identity:MB1:front', jpeg('front'));
  first.close();
  const second = open();
  expect(Buffer.from(second.open('kept').files.get('identity:MB1:front') ?? [])).toEqual(jpeg('front'));
  expect(second.create('copy', { from: 'kept' })?.files.bytes).toBe(0);
  second.reset('kept');
  expect(second.open('kept').files.bytes).toBe(0);
  second.close();
  const third = open();
  expect(third.open('kept').files.bytes).toBe(0);
  third.close();
});
