import { createHash, randomBytes } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { brands } from '#brands/all.ts';
import { trialType } from '#features/account/model/roles.ts';
import { dayMs } from '#lib/dates/units.ts';
import { resolveSameOrigin } from '#lib/links.ts';
import { keys } from '#lib/storage/keys.ts';
import { languages } from '#markets/current.ts';
import { hrefOf } from '#paths.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { startSession } from '#sim/features/account/rules/sessions.ts';
import { vipLevels } from '#sim/features/shared/vip-levels.ts';
import type { AdminContext } from './admin-context.ts';
import { worldCookie } from './browser.ts';
import { callerOf, ownerOf, requireQuota, unknownWorld } from './caller.ts';
import { checkAdvance, clockChange } from './clock.ts';
import { requireReadable } from './create-world.ts';
import { memberWhoMayLogIn } from './log-in.ts';
import { parseInput, worldName } from './parse-input.ts';
import { applyTogether, namedScenarios } from './scenarios.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

const ownAddress = z.string().transform((address, context) => {
  const own = resolveSameOrigin(address);
  if (own === null) context.addIssue({ code: 'custom', message: `"${address}" is not an address of this site` });
  return own ?? z.NEVER;
});

export const openQuery = z.object({
  scenario: texts.default([]).meta({ description: 'Applied together; may be given several times.' }),
  as: z.string().max(64).optional().meta({ description: 'Account to log in as.' }),
  to: ownAddress.default(hrefOf('home')).meta({ description: 'Path to open.' }),
  from: worldName.optional().meta({ description: 'World to copy; the seed without it.' }),
  now: clockChange.shape.now.meta({ description: 'Time of the world, which moves on from it.' }),
  language: z
    .enum(languages.map(({ wire }) => wire.toLowerCase()))
    .optional()
    .meta({ description: 'Language of the pages.' }),
  level: z.coerce
    .number()
    .pipe(z.int().min(1).max(vipLevels.length))
    .optional()
    .meta({ description: 'VIP level of the account.' }),
  age: z.coerce
    .number()
    .pipe(z.int().min(0).max(10_000))
    .optional()
    .meta({ description: 'Days since the account was registered.' }),
});

// The brand of the site is read from the document that the page redirects to.
const script = `
const { asks, to, merchants, stranger } = document.body.dataset;
const [line, button, form] = ['p', 'button', 'form'].map((name) => document.querySelector(name));
const post = (path, body) =>
  fetch('/__admin/' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const open = async () => {
  button.hidden = true;
  const reply = await post('open', JSON.parse(asks));
  form.hidden = reply.status !== 401;
  if (!reply.ok) throw new Error((await reply.json()).detail);
  sessionStorage.removeItem('${keys.session.session}');
  const { session: member } = await reply.json();
  if (member) {
    const page = await fetch(to).then((it) => it.text(), () => '');
    const brand = /data-brand="([\\w-]+)"/.exec(page)?.[1];
    const codes = JSON.parse(merchants);
    const [usual, trial] = codes[brand] ?? Object.values(codes)[0];
    const session = { ...member, merchantCode: member.type === ${trialType} ? trial : usual };
    sessionStorage.setItem('${keys.session.session}', JSON.stringify(session));
  }
  location.replace(to);
};
const go = () => open().catch((error) => { line.textContent = error.message; });
button.addEventListener('click', go);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const reply = await post('key', { key: form.elements.key.value.trim() });
  if (reply.ok) go();
  else line.textContent = (await reply.json()).detail;
});
if (stranger) button.hidden = false;
else go();
`;
const policy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
const merchants = JSON.stringify(
  Object.fromEntries(Object.values(brands).map(({ id, ...its }) => [id, [its.merchantCode, its.trialMerchantCode]])),
);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const pageOf = (query: z.output<typeof openQuery>, fromOtherSite: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Opening the site</title>
<body data-to="${escaped(query.to)}" data-asks="${escaped(JSON.stringify(query))}" data-merchants="${escaped(merchants)}"${fromOtherSite ? ' data-stranger="1"' : ''}>
<p>This link opens the site in a separate world, in the state that it names.</p>
<button type="button" hidden>Open site</button>
<form hidden><label>Admin key that the simulator printed at startup, or a key of your team <input name="key" type="password" autocomplete="off"></label> <button>Continue</button></form>
<script>${script}</script>
`;

/**
 * Serves `GET /open`, the page that opens the site in a state. It changes nothing, because an image or a prefetch may
 * request it.
 */
export const openPage = (): Router => {
  const router = Router();
  router.get('/open', (request: Request, response: Response) => {
    const query = parseInput(openQuery, request.query);
    response.set({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    // Visitors that come from a page of another site have to confirm.
    const site = request.headers['sec-fetch-site'];
    response.type('html').send(pageOf(query, site === 'cross-site' || site === 'same-site'));
  });
  return router;
};

/** Serves `POST /open`, which gives the calling browser a new world in a state, and a session in it if requested. */
export const openCalls = ({ worlds, scenarios: own }: AdminContext): Router => {
  const router = Router();
  router.post('/open', async (request, response) => {
    const { scenario, as, from, now, language, level, age } = parseInput(openQuery, request.body);
    const wanted = await namedScenarios(scenario, own);
    const name = `open-${randomBytes(8).toString('hex')}`;
    const caller = callerOf(response);
    requireReadable(worlds, from, caller);
    requireQuota(worlds, response);
    await worlds.reserve(name);
    const world = worlds.create(name, { from, owner: ownerOf(caller), ephemeral: true });
    if (!world) throw unknownWorld(String(from));
    response.locals.createdWorld = name;
    response.once('close', () => worlds.find(name)?.growth.endKeyedCall());
    if (now !== undefined) {
      checkAdvance('now', world.now(), Date.parse(now));
      world.transact(() => world.setClock({ now: Date.parse(now) }));
      await world.catchUp();
    }
    if (wanted.length > 0) applyTogether(world, wanted);
    const named = as === undefined ? undefined : memberWhoMayLogIn(world, as);
    const player = named && {
      ...named,
      ...(level !== undefined && { level }),
      ...(age !== undefined && { registeredAt: world.now() - age * dayMs }),
    };
    if (player) world.transact(() => world.state.put(members, player));
    if (language) response.cookie('lang', language, { path: '/', sameSite: 'lax' });
    const session = player && {
      token: world.transact(() => startSession(world, player, null)).id,
      userName: player.account,
      type: player.type,
      firstTimeLogin: player.firstTimeLogin,
    };
    response.cookie('sim_world', world.name, worldCookie).json({ world: world.name, session: session ?? null });
  });
  return router;
};
