import { createHash, randomBytes } from 'node:crypto';
import { json, type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { kidlat } from '../../src/brand/kidlat.ts';
import { perya } from '../../src/brand/perya.ts';
import { trialType } from '../../src/domain/account/roles.ts';
import type { World } from '../engine/world.ts';
import { startSession } from '../rules/account/sessions.ts';
import { worldCookie } from './browser.ts';
import type { AdminParts } from './parts.ts';
import { readAs, worldName } from './read.ts';
import { Refused } from './refuse.ts';
import { applyTogether, namedScenarios } from './scenarios.ts';
import { playerNamed } from './sign-in.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat());

export const openQuery = z.object({
  scenario: texts.default([]).meta({ description: 'Applied together; may be given several times.' }),
  as: z.string().max(64).optional().meta({ description: 'Account to be signed in as.' }),
  to: z.string().max(500).default('/m/home').meta({ description: 'Own path to go to.' }),
  from: worldName.optional().meta({ description: 'World to copy; the seed without it.' }),
});
export const sessionOrder = z.strictObject({ ticket: z.string().max(64) });

/** The session that a page fetches once. */
interface Waiting {
  readonly world: World;
  readonly account: string;
  readonly until: number;
}

const patience = 2 * 60_000;

// The page learns the brand of the site from the document it goes to.
const script = `
const { ticket, to, merchants } = document.body.dataset;
const open = async () => {
  sessionStorage.removeItem('MC_SESSION_INFO');
  if (ticket) {
    const [reply, page] = await Promise.all([
      fetch('/__admin/open', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ticket }) }),
      fetch(to).then((it) => it.text(), () => ''),
    ]);
    if (!reply.ok) throw new Error((await reply.json()).detail);
    const brand = /data-brand="(\\w+)"/.exec(page)?.[1];
    const codes = JSON.parse(merchants);
    const member = await reply.json();
    const [usual, trial] = codes[brand] ?? Object.values(codes)[0];
    const session = { ...member, merchantCode: member.type === ${trialType} ? trial : usual };
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  }
  location.replace(to);
};
open().catch((error) => { document.querySelector('p').textContent = error.message; });
`;
const policy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'`;
const merchants = JSON.stringify(
  Object.fromEntries([kidlat, perya].map(({ id, ...its }) => [id, [its.merchantCode, its.trialMerchantCode]])),
);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const pageOf = (to: string, ticket: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Opening the site</title>
<body data-to="${escaped(to)}" data-ticket="${ticket}" data-merchants="${escaped(merchants)}">
<p>Opening the site in the state you asked for.</p>
<script>${script}</script>
`;

/** The path as a browser reads it, when it stays on this site. */
const ownPath = (given: string): string => {
  const base = 'http://own.invalid';
  const url = given.startsWith('/') ? URL.parse(given, base) : null;
  if (url?.origin !== base) throw new Refused(422, 'Not an own path', `"${given}" does not lead to this site.`);
  return url.href.slice(base.length);
};

/**
 * `GET /open` gives the calling browser a world of its own in a state, and shows the site in it. It asks for no
 * key: a phone that read the link has none, and the link gives nothing that the site itself does not give.
 */
export const openCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();
  const waiting = new Map<string, Waiting>();

  const ticketFor = (world: World, account: string): string => {
    const now = performance.now();
    for (const [known, { until }] of waiting) if (until < now) waiting.delete(known);
    const ticket = randomBytes(16).toString('hex');
    waiting.set(ticket, { world, account, until: now + patience });
    return ticket;
  };

  router.get('/open', async (request: Request, response: Response) => {
    const { scenario, as, to, from } = readAs(openQuery, request.query);
    const path = ownPath(to);
    const wanted = await namedScenarios(scenario);
    const world = worlds.create(`open-${randomBytes(8).toString('hex')}`, { from, passing: true });
    if (!world) throw new Refused(404, 'Unknown world', `There is no world "${from}" to copy.`);
    if (wanted.length > 0) applyTogether(world, wanted);
    const player = as === undefined ? undefined : playerNamed(world, as);
    response.cookie('sim_world', world.name, worldCookie);
    response.set({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    response.type('html').send(pageOf(path, player ? ticketFor(world, player.account) : ''));
  });

  router.post('/open', json(), (request, response) => {
    const { ticket } = readAs(sessionOrder, request.body);
    const found = waiting.get(ticket);
    waiting.delete(ticket);
    if (!found || found.until < performance.now()) throw new Refused(404, 'Used ticket', 'Open the link again.');
    const { world } = found;
    const player = playerNamed(world, found.account);
    const { id: token } = world.transact(() => startSession(world, player, null));
    const { account: userName, type, firstTimeLogin } = player;
    response.set('cache-control', 'no-store').json({ token, userName, type, firstTimeLogin });
  });

  return router;
};
