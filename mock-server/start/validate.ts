import type { AddressInfo } from 'node:net';
import { errorsOf } from '#contract/endpoint-errors.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { createApp } from '#sim/app.ts';
import { fault } from '#sim/core/faults/fault.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import { override } from '#sim/core/overrides/override.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { startSession } from '#sim/features/account/rules/sessions.ts';
import { applyScenarios } from '#sim/features/apply-scenarios.ts';
import { handlers } from '#sim/features/handlers.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { scenarios } from '#sim/features/scenarios.ts';
import { flagFaults } from '#sim/features/site/rules/flags.ts';
import { openWorlds } from '#sim/open-worlds.ts';

interface Result {
  readonly checked: number;
  /** One sentence each, with the scenario or endpoint. */
  readonly faults: readonly string[];
}

/** Account that calls endpoints of each access level. */
const accountByAccess = {
  anyone: null,
  visit: null,
  session: 'trial01',
  member: 'player01',
  agent: 'agent01',
} as const;
const implemented = new Set(handlers.map(({ endpoint }) => endpoint.name));

/** Implemented GET endpoints without side effects or required query parameters. */
const reads: readonly Endpoint[] = [...endpoints.values()].filter(
  (endpoint) =>
    implemented.has(endpoint.name) &&
    endpoint.method === 'GET' &&
    !endpoint.changesState &&
    (endpoint.query?.safeParse({}).success ?? true),
);

const declarationFaults = ({ flags = {}, faults = [], overrides = [], ...metadata }: Scenario): string[] => [
  ...flagFaults(flags).map((it) => `flag ${it.name}: ${it.fault}`),
  ...faults.flatMap((item) => {
    const read = fault.safeParse(item);
    return read.success ? [] : [`fault of ${item.endpoint}: ${read.error.issues[0]?.message}`];
  }),
  ...overrides.flatMap((item) => {
    const read = override.safeParse(item);
    return read.success ? [] : [`override of ${item.endpoint}: ${read.error.issues[0]?.message}`];
  }),
  ...(metadata.description.trim() === '' ? ['has no description'] : []),
];

const tokenOf = (world: World, account: string): string | undefined => {
  const found = memberByAccount(world.state, account);
  return found && !found.disabled ? world.transact(() => startSession(world, found, null)).id : undefined;
};

/** Returns how a response deviates from the contract; undefined if the endpoint documents it. */
const responseFault = async (origin: string, world: World, endpoint: Endpoint, token: string | undefined) => {
  const response = await fetch(origin + endpoint.path, {
    headers: { 'x-sim-world': world.name, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const { success, value, errorCode } = (await response.json()) as Record<string, unknown>;
  if (!success) {
    const known: readonly unknown[] = errorsOf(endpoint);
    return errorCode === 'system.unknown' || !known.includes(errorCode)
      ? `${endpoint.name} answers ${errorCode}`
      : undefined;
  }
  const read = endpoint.reply.safeParse(value);
  return read.success ? undefined : `${endpoint.name} breaks its reply schema: ${read.error.issues[0]?.path.join('.')}`;
};

/**
 * Checks the seed and every scenario against the contract: declarations, ledger, and the response of every read to
 * guests, players and agents. For scenarios with faults or overrides outside the contract, responses are not checked.
 */
export const validateAll = async (all?: Iterable<Scenario>): Promise<Result> => {
  const worlds = openWorlds();
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults: string[] = [];
  let checked = 0;

  const check = async (where: string, scenario: Scenario | undefined): Promise<void> => {
    const report = (...found: readonly string[]) => void faults.push(...found.map((it) => `${where}: ${it}`));
    const world = worlds.open(`validate-${checked}`);
    checked += 1;
    if (scenario) {
      const declared = declarationFaults(scenario);
      report(...declared);
      if (declared.length > 0) return;
      applyScenarios(world, [scenario]);
    }
    report(...checkLedger(world.state));
    if (scenario?.faults?.length || scenario?.overrides?.some((it) => it.outsideContract)) return;
    const tokens = new Map(
      Object.values(accountByAccess).map((it) => [it, it === null ? undefined : tokenOf(world, it)]),
    );
    const found = reads.map((endpoint) =>
      responseFault(origin, world, endpoint, tokens.get(accountByAccess[endpoint.access])),
    );
    checked += reads.length;
    report(...(await Promise.all(found)).flatMap((it) => it ?? []));
    worlds.drop(world.name);
  };

  try {
    await check('seed', undefined);
    for (const it of all ?? scenarios.values())
      await check(`scenario ${it.name}`, it).catch((error: unknown) => faults.push(`scenario ${it.name}: ${error}`));
  } finally {
    server.closeAllConnections();
    server.close();
    worlds.close();
  }
  return { checked, faults };
};
