import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { differences } from '#sim/core/state-differences.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { setFlags } from '#sim/features/site/rules/flags.ts';
import { type ArbitraryCall, arbitraryCall, requestOf } from '#tests/support/arbitrary-calls.ts';
import { noon } from '#tests/support/money.ts';
import { createOtherMemberIds, type OtherMemberId } from '#tests/support/other-member-ids.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const { worlds } = simulator;
const model = worlds.create('ids', {});
if (!model) throw new Error('no world');
model.transact(() =>
  setFlags(
    model,
    Object.fromEntries([...endpoints.values()].flatMap(({ flag }) => (flag ? [[flag, true]] : []))),
    'test',
  ),
);
const { tokens, ids } = createOtherMemberIds(model);

/** Fields that name no member's data, or shared data. */
const plain = new Set(
  `accept act affiliateCode amount forfeits answer answers asOf bankId bets birthday build by captcha captchaTask cards category choice clientType comment
  confirmNewPassword confirmPassword countryDialingCode day demo desk device direction domain drawId email endDate facebook factor
  field firebaseChannel firebaseIdToken firebaseMobileNo from gameClassify gameId gameName gameType groupName hours icon
  idNumber isNew isPlatform key kind language lastDays line loginPassword measures merchant merchantCode merchant_code minBet
  minLine minutes mobileNo mobileNum months name newPassword newPaymentPassword nickname nodeId number numbers oldAnswers
  oldPassword oldPaymentPassword order page pageNo pageSize password payeeName payerName paymentPassword period picture sport
  platform playType prizeMode promoId provider purpose qqNum rainId read rebates recommenderId recovery registerMethod
  registerUrl scope search showChoice size sort stake startDate state status step text to turnover type typeId types userName
  username value vassalage vendor verificationCode via wechat whatsapp zalo accountId idToken passkey code id requestId documentNumber
  documentType fullName offset upload minRtp volatility match picks parts keys kinds details`.split(/\s+/),
);

/** Bearer ids: every holder may use them, and they are too long to guess. */
// Bets, flights, hands and quotes belong to a frame's visit, which has no session; sportsbook.test.ts and crash.test.ts
// cover those of another player.
const capabilities = new Set(['bet', 'chat', 'endpoint', 'hand', 'quote', 'round', 'ticket', 'verificationId']);

/** Fields that name a member's data in these endpoints only. */
const inTheseRows = new Set(Object.keys(ids).filter((it) => it.includes('.')));

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  const json = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  const { anyOf = [], oneOf = [] } = json as Record<string, object[]>;
  return ([json, ...anyOf, ...oneOf] as { properties?: object }[]).flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  );
};

interface Place {
  readonly endpoint: Endpoint;
  readonly field: string;
  readonly others: OtherMemberId;
}

const placesOf = (endpoint: Endpoint): Place[] =>
  [...new Set([...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)])].flatMap((field) => {
    const others = ids[`${endpoint.name}.${field}`] ?? ids[field];
    return others ? [{ endpoint, field, others }] : [];
  });

const places = [...endpoints.values()].flatMap(placesOf);

const known: Readonly<Record<string, unknown>> = {
  loginPassword: passwordOf.login,
  paymentPassword: passwordOf.payment,
  amount: 100,
  accept: true,
  name: 'Mine',
  read: true,
};

const matchesSchemas = (endpoint: Endpoint) => (call: ArbitraryCall) =>
  (endpoint.query?.safeParse(call.query).success ?? true) && (endpoint.body?.safeParse(call.body).success ?? true);

const partOf = (field: string, id: string): unknown => {
  if (field === 'transfers') return [{ account: id, amount: 100 }];
  if (field === 'ids') return [Number(id)];
  return field === 'suborderIds' ? [id] : id;
};

/** Returns a call of the endpoint with these ids and otherwise valid values. */
const callWith = ({ endpoint, field, others }: Place, id: string): ArbitraryCall => {
  const { query, body, caller } = fc
    .sample(arbitraryCall([endpoint]), { numRuns: 80, seed: 3 })
    .find(matchesSchemas(endpoint)) ?? {
    query: {},
    body: {},
    caller: 0,
  };
  const besides = placesOf(endpoint).filter((it) => it.field !== field && it.others.owner === others.owner);
  const given = {
    ...known,
    ...Object.fromEntries(besides.map((it) => [it.field, partOf(it.field, it.others.id)])),
    [field]: partOf(field, id),
  };
  const filled = (sent: unknown, schema: z.ZodType | undefined): unknown => {
    const taken = fieldsOf(schema);
    const kept = Object.entries(sent ?? {}).filter(
      ([name]) => !/Date$|^lastDays$|^search$|^scope$|^(code|recovery|passkey)$/.test(name),
    );
    return (
      schema && {
        ...Object.fromEntries(kept),
        ...Object.fromEntries(Object.entries(given).filter(([name]) => taken.includes(name))),
      }
    );
  };
  return {
    endpoint,
    query: filled(query, endpoint.query),
    body: filled(body, endpoint.body),
    caller,
    key: undefined,
  };
};

let created = 0;

/**
 * Returns the response of a call in a separate world, without the given id, and the kinds of the owner's documents that
 * it changed.
 */
const ask = async (place: Place, id: string, token: string) => {
  created += 1;
  const name = `ids-${created}`;
  const world = worlds.create(name, { from: 'ids', ephemeral: true }) as World;
  const before = world.state.fork();
  const { path, init } = requestOf(callWith(place, id), token);
  const reply = await simulator.world(name).send(path, init);
  const text = (await reply.text()).replaceAll(id, 'ID');
  const owner = memberByAccount(world.state, place.others.owner)?.id ?? '';
  const touched = differences(before, world.state)
    .filter(({ before: was, after }) => JSON.stringify([was, after]).includes(`"${owner}"`))
    .map(({ kind }) => kind);
  worlds.drop(name);
  return { status: reply.status, text, touched };
};

test('every field of the contract is listed as plain or as an id of a member’s data', () => {
  const fields = new Set(
    [...endpoints.values()].flatMap((endpoint) => [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)]),
  );
  const unknown = [...fields].filter((it) => !plain.has(it) && !capabilities.has(it) && ids[it] === undefined);
  expect(unknown).toEqual([]);
  const used = new Set(places.flatMap(({ endpoint, field }) => [field, `${endpoint.name}.${field}`]));
  expect([...inTheseRows].filter((it) => !used.has(it))).toEqual([]);
});

test.each(places.map((place) => [`${place.endpoint.name} ${place.field}`, place] as const))(
  '%s: another member’s id gets the same response as an unknown one and changes nothing',
  async (_name, place) => {
    const { others, endpoint } = place;
    const token = endpoint.access === 'agent' ? tokens.agent : tokens.member;
    const [foreign, unknown] = [await ask(place, others.id, token), await ask(place, others.unknownId, token)];
    expect({ status: foreign.status, text: foreign.text }).toEqual({ status: unknown.status, text: unknown.text });
    expect(foreign.touched).toEqual([]);
    // The owner gets a different response, so the call reached the check of the id.
    const owners = await ask(place, others.id, tokens[others.owner]);
    expect(owners.text !== unknown.text || owners.touched.length > 0).toBe(true);
  },
);
