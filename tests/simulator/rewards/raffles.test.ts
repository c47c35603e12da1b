import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contentRoot, readContent } from '#content/read.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { breakContent, changeContent, restoreContent } from '#tests/support/changed-content.ts';
import { advance, isLedgerBalanced, noon } from '#tests/support/money.ts';
import { playRounds } from '#tests/support/play-rounds.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const raffleEntry = `id: 480
order: 5
categories: [5]
image: /slides/welcome.webp
from: 2026-05-06
until: 2026-05-10
title: { en: Fiesta raffle, fil: Raffle ng fiesta }
headline: { en: "Win up to {terms.most}", fil: "Manalo ng hanggang {terms.most}" }
summary: { en: "A ticket for each {terms.perTicket} of bets.", fil: "Isang ticket sa bawat {terms.perTicket} na taya." }
mechanic: raffle
raffle: { prizes: [3000, 1000], perTicket: 100, maxTickets: 20, turnover: 5, days: 3 }
action: { link: /m/home, label: { en: Play, fil: Maglaro } }
`;

/** Reads the shipped entries and a raffle with changed lines. */
const read = (from = '', to = '') => {
  const root = mkdtempSync(join(tmpdir(), 'raffle-'));
  try {
    cpSync(contentRoot, root, { recursive: true });
    const entry = join(root, 'promotions/fiesta-raffle');
    mkdirSync(entry);
    writeFileSync(join(entry, 'index.yaml'), raffleEntry.replace(from, to));
    for (const file of ['en.md', 'fil.md']) writeFileSync(join(entry, file), '{terms.total}, {terms.turnover}×\n');
    return readContent(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};
const publish = (from?: string, to?: string): void => {
  const written = read(from, to);
  changeContent(() => written);
};
const simulator = await startSimulator({ machineTime: noon });

afterEach(restoreContent);

const open = () => {
  const client = simulator.world();
  const world = simulator.worlds.open(client.name);
  world.fireDue();
  const prizes = () =>
    world.state
      .all(rewards)
      .filter(({ title }) => title.EN === 'Fiesta raffle')
      .map(({ member, minor, turnover, from, expiresAt }) => ({
        member,
        minor,
        turnover,
        from: new Date(from + 8 * 3_600_000).toISOString().slice(0, 16),
        days: ((expiresAt ?? 0) - from) / 86_400_000,
      }));
  const idOf = (account: string): string => memberByAccount(world.state, account)?.id ?? '';
  return { client, world, prizes, idOf };
};

test('a raffle is drawn when it ends: text, card, rule, rewards and tickets have the figures of its entry @X40', async () => {
  publish();
  const { client, world, prizes, idOf } = open();
  const raffle = content().promotions.find(({ id }) => id === 480);
  expect(raffle).toMatchObject({
    headline: { en: 'Win up to ₱3,000' },
    summary: { en: 'A ticket for each ₱100 of bets.' },
    body: { fil: expect.stringContaining('₱4,000, 5×') },
    card: { bonus: { en: '₱1,000 to ₱3,000' }, turnover: 5, days: 3 },
  });
  for (const account of ['player01', 'agent01']) playRounds(world, account, 4);
  // Half a ticket.
  playRounds(world, 'luzmae27', 1);
  const shown = async (account: string) => {
    await client.signIn(account);
    return (await client.call('raffles')).value.find(({ id }) => id === 480);
  };
  const running = { maxTickets: 20, drawAt: Date.parse('2026-05-11T00:00+08:00'), prizes: [3000, 1000] };
  expect(await shown('player01')).toMatchObject({ ...running, tickets: 2, isDrawn: false, won: null });
  expect(await shown('luzmae27')).toMatchObject({ ...running, tickets: 0 });
  await advance(client, '107h');
  expect(prizes()).toEqual([]);
  await advance(client, '2h');
  expect(prizes()).toMatchObject([
    { minor: toMinor(3_000), turnover: 5, from: '2026-05-11T00:00', days: 3 },
    { minor: toMinor(1_000), turnover: 5, from: '2026-05-11T00:00', days: 3 },
  ]);
  expect(
    prizes()
      .map(({ member }) => member)
      .toSorted(),
  ).toEqual([idOf('player01'), idOf('agent01')].toSorted());
  const results = [await shown('agent01'), await shown('player01')];
  expect(results).toMatchObject([running, running]);
  expect(results.map((it) => it?.won)).toEqual(
    ['agent01', 'player01'].map((account) =>
      toMajor(prizes().find(({ member }) => member === idOf(account))?.minor ?? 0),
    ),
  );
  expect(await shown('luzmae27')).toMatchObject({ tickets: 0, isDrawn: true, won: null });
  await client.signIn('player01');
  const won = (await client.call('rewards', { query: { language: 'TY' } })).value;
  expect(won.find(({ title }) => title === 'Raffle ng fiesta')).toMatchObject({ status: 'open', turnover: 5 });
  await advance(client, '2d');
  expect(prizes()).toHaveLength(2);
  expect(await isLedgerBalanced(client)).toBe(true);
});

test('bets before and after a raffle bring no tickets, and without tickets nothing is drawn', async () => {
  publish('from: 2026-05-06', 'from: 2026-05-07');
  const { client, world, prizes } = open();
  playRounds(world, 'player01', 10);
  await advance(client, '5d');
  playRounds(world, 'player01', 10);
  await advance(client, '1d');
  expect(prizes()).toEqual([]);
});

test('a raffle pays one prize to a person, by contact or after a review of accounts on one phone @X17', async () => {
  publish();
  for (const isSame of [true, false]) {
    const { client, world, prizes } = open();
    const accounts = ['player01', 'promo40'];
    for (const [at, account] of accounts.entries()) {
      const found = memberByAccount(world.state, account);
      if (!found) throw new Error(`no ${account}`);
      world.state.put(earlierDeposits, { id: found.id, minor: 100_000 });
      if (isSame) world.state.put(members, { ...found, email: ['ta.la@gmail.com', 'tala+2@gmail.com'][at] ?? null });
      else await client.signIn(account, loginPassword, 'phone-of-both');
      playRounds(world, account, 4);
    }
    await advance(client, '6d');
    expect(prizes()).toHaveLength(isSame ? 1 : 2);
    const claims: (string | null)[] = [];
    for (const account of accounts) {
      await client.signIn(account);
      const won = (await client.call('rewards')).value.find(({ title }) => title === 'Fiesta raffle');
      if (won) claims.push((await client.call('claimReward', { body: { id: won.id } })).errorCode);
    }
    expect(claims).toEqual(isSame ? [null] : [null, 'identity.required']);
  }
});

test('a raffle whose end is changed is drawn at the new end, once', async () => {
  publish();
  const { client, world, prizes } = open();
  playRounds(world, 'player01', 10);
  publish('until: 2026-05-10', 'until: 2026-05-12');
  await advance(client, '5d');
  expect(prizes()).toEqual([]);
  await advance(client, '2d');
  expect(prizes()).toMatchObject([{ from: '2026-05-13T00:00' }]);
  publish('until: 2026-05-10', 'until: 2026-05-20');
  playRounds(world, 'player01', 10);
  await advance(client, '10d');
  expect(prizes()).toHaveLength(1);
});

test('a raffle whose entry is broken during all its bets is drawn at its end', async () => {
  changeContent(({ promotions }) => ({ promotions, leftOut: ['src/content/promotions/fiesta-raffle: broken'] }));
  const { client, world, prizes } = open();
  playRounds(world, 'player01', 10);
  await advance(client, '1h');
  publish();
  await advance(client, '5d');
  expect(prizes()).toMatchObject([{ minor: toMinor(3_000), from: '2026-05-11T00:00' }]);
});

test('a raffle that ends while the entries cannot be read is drawn once they can', async () => {
  breakContent();
  const { client, world, prizes } = open();
  playRounds(world, 'player01', 10);
  await advance(client, '1h');
  publish();
  await advance(client, '2m');
  breakContent();
  await advance(client, '6d');
  expect(prizes()).toEqual([]);
  publish();
  await advance(client, '2m');
  expect(prizes()).toMatchObject([{ minor: toMinor(3_000) }]);
});
