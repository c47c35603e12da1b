import { chromium, type Page } from 'playwright';
import { paths } from '#paths.ts';
import { findChromium, findShell } from '#scripts/chromium.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { sessionItem } from '#tests/support/login-session.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

/** A posting of the ledger that a response has confirmed. */
export interface ConfirmedPosting {
  readonly type: 'bet' | 'payout' | 'withdraw' | 'withdrawReturn';
  /** Id of the bet or withdrawal. */
  readonly ref: string;
  /** Amount in major units. */
  readonly amount: number;
}

/** Records what a response has confirmed. */
type Confirm = (posting: ConfirmedPosting) => void;

interface VisitKind {
  readonly name: string;
  /** Relative frequency. */
  readonly weight: number;
  /** Account that logs in; guests have none. */
  readonly account?: string;
  /** Pages that are opened one after the other. */
  readonly pages: readonly string[];
  /** Calls after the pages, each after the response to the one before. */
  readonly act?: (client: WorldClient, confirm: Confirm) => Promise<void>;
}

const playOnce = async (visit: GameVisit, confirm: Confirm, stake: number, choice?: unknown): Promise<void> => {
  const { value, errorCode } = await visit.play(stake, choice);
  if (errorCode !== null) return;
  confirm({ type: 'bet', ref: value.round, amount: value.stake });
  if (value.payout > 0) confirm({ type: 'payout', ref: value.round, amount: value.payout });
};

const playRounds = async (client: WorldClient, confirm: Confirm): Promise<void> => {
  const { value } = await client.call('gameList', { query: { gameType: 'RNG', pageSize: 20 } });
  for (const game of value.games.filter(({ supportPlay }) => supportPlay).slice(0, 5)) {
    const visit = await open(client, await launch(client, game));
    for (let round = 0; round < 4; round += 1) await playOnce(visit, confirm, visit.visit.minBet);
  }
};

const betOnSports = async (client: WorldClient, confirm: Confirm): Promise<void> => {
  const visit = await open(client, await launch(client, await findGame(client, { gameType: 'SPORTS' })));
  const [match] = matchesOf(await boardOf(visit)).filter(({ phase }) => phase === 'upcoming');
  if (match) await playOnce(visit, confirm, 50, { legs: [legOf(match)] });
};

const withdraw = async (client: WorldClient, confirm: Confirm): Promise<void> => {
  const { value: cards } = await client.call('bankCards');
  const cardId = cards[0]?.cardId ?? '';
  const { value } = await client.call('withdraw', {
    body: { cardId, amount: 100, paymentPassword: passwordOf.payment },
  });
  if (!value) return;
  const [ref, amount] = [value.withdrawId, 100];
  confirm({ type: 'withdraw', ref, amount });
  const cancelled = await client.call('cancelWithdraw', { body: { withdrawId: ref } });
  if (cancelled.value) confirm({ type: 'withdrawReturn', ref, amount });
};

const deposit = async (client: WorldClient): Promise<void> => {
  const { value } = await client.call('depositManual', {
    body: { bankId: 'BPI', amount: 500, payerName: 'Tala Reyes' },
  });
  if (value?.depositId) await client.call('cancelDeposit', { body: { depositId: value.depositId } });
};

/** Kinds of visits, with the pages that a browser opens to record them. */
export const visitKinds: readonly VisitKind[] = [
  { name: 'guest', weight: 30, pages: [paths.home, `${paths.gameList}?gameType=RNG`, paths.help] },
  { name: 'login', weight: 15, account: 'player01', pages: [paths.home, paths.memberCentre] },
  {
    name: 'lobby',
    weight: 15,
    account: 'player01',
    pages: [paths.home, `${paths.gameList}?gameType=LIVE`, paths.search],
  },
  { name: 'rounds', weight: 15, account: 'player01', pages: [paths.home], act: playRounds },
  { name: 'deposit', weight: 7, account: 'player01', pages: [paths.deposit], act: deposit },
  { name: 'withdrawal', weight: 5, account: 'player01', pages: [paths.withdraw], act: withdraw },
  { name: 'sports', weight: 5, account: 'player01', pages: [`${paths.gameList}?gameType=SPORTS`], act: betOnSports },
  {
    name: 'records',
    weight: 5,
    account: 'player01',
    pages: [paths.transactionRecord, paths.profitAndLoss, paths.gameRecord],
  },
  { name: 'agent', weight: 3, account: 'agent01', pages: [paths.agent, paths.teamOverview, paths.team] },
];

/** A GET of a page, ms after the start of the visit. */
export interface RecordedRequest {
  readonly afterMs: number;
  readonly path: string;
  /** Whether it is a file of the site, not a call. */
  readonly isSite: boolean;
}

export interface RecordedVisit extends VisitKind {
  readonly requests: readonly RecordedRequest[];
}

const isCall = (path: string): boolean => /^\/(wps|lgw|cdn|moreLottery)/.test(path);

const recordPages = async (page: Page, origin: string, addresses: readonly string[]): Promise<RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const startedAt = performance.now();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin || request.method() !== 'GET') return;
    const path = url.pathname + url.search;
    requests.push({ afterMs: performance.now() - startedAt, path, isSite: !isCall(path) });
  });
  for (const address of addresses) await page.goto(origin + address, { waitUntil: 'networkidle' });
  return requests;
};

/** Records all kinds of visits with a browser: what it requests, and when. */
export const recordVisits = async (origin: string, count: number): Promise<RecordedVisit[]> => {
  const executablePath = findShell() ?? findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const recorded: RecordedVisit[] = [];
  for (const kind of visitKinds)
    for (let number = 0; number < count; number += 1) {
      const world = `record-${kind.name}-${number}`;
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
      await context.addCookies([{ name: 'sim_world', value: world, url: origin }]);
      if (kind.account) {
        const { value } = await new WorldClient(origin, world).signIn(kind.account);
        await context.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), sessionItem(value));
      }
      const requests = await recordPages(await context.newPage(), origin, kind.pages);
      recorded.push({ ...kind, requests });
      await context.close();
    }
  await browser.close();
  return recorded;
};
