import { endpoints } from '#contract/endpoints.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { type FlagName, flagList } from '#sim/features/site/rules/flag-list.ts';
import { type ArbitraryCall, requestOf, validCalls } from './arbitrary-calls.ts';
import { type Caller, callers, createRolesWorld } from './roles-world.ts';

interface Target {
  readonly origin: string;
  readonly worlds: Worlds;
}

interface Sweep {
  /** Returns whether a caller makes a call of an endpoint with a setting of flags; setting 0 has all flags off. */
  readonly includes: (setting: number, caller: number, endpoint: number, call: number) => boolean;
  readonly isOver?: () => boolean;
}

/** Valid calls of one endpoint that differ. */
const maxCalls = 9;

/** Flags that are on and off; the two that answer every call with 503 are left out. */
const switches = (Object.keys(flagList) as FlagName[]).filter(
  (name) => flagList[name].type === 'boolean' && name !== 'MAINTENANCE' && name !== 'UPGRADING',
);

const allOff = Object.fromEntries(switches.map((name) => [name, name === 'PLAIN_BODIES']));

/** All flags off at once, then each flag reversed. */
const settings: readonly Readonly<Record<string, boolean>>[] = [
  allOff,
  ...switches.filter((name) => name !== 'PLAIN_BODIES').map((name) => ({ [name]: !flagList[name].default })),
];

/** Calls every endpoint as every caller with every flag off; returns the calls that were answered with 5xx and their number. */
export const sweepFlags = async (
  { origin, worlds }: Target,
  { includes, isOver = () => false }: Sweep,
): Promise<{ readonly faults: readonly string[]; readonly done: number }> => {
  const tokens = createRolesWorld(worlds, 'sweep');
  const all = [...endpoints.values()].map((endpoint) => validCalls(endpoint, maxCalls));
  const faults = new Set<string>();
  let done = 0;

  const call = async (world: string, sample: ArbitraryCall, caller: Caller): Promise<string | undefined> => {
    const { path, init } = requestOf(sample, tokens.get(caller));
    const response = await fetch(origin + path, { ...init, headers: { ...init.headers, 'x-sim-world': world } });
    await response.arrayBuffer();
    done += 1;
    if (response.status < 500) return undefined;
    const { journal } = worlds.open(world);
    return journal.find(journal.newest)?.explain.at(-1)?.why ?? String(response.status);
  };

  for (const [setting, flags] of settings.entries())
    for (const [at, caller] of callers.entries()) {
      if (isOver()) return { faults: [...faults], done };
      const chosen = all.flatMap((samples, endpoint) =>
        samples.filter((_, nth) => includes(setting, at, endpoint, nth)),
      );
      const name = `sweep-${setting}-${at}`;
      worlds.create(name, { from: 'sweep', ephemeral: true });
      await fetch(`${origin}/__admin/worlds/${name}/flags`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(flags),
      });
      const off = setting === 0 ? 'all flags off' : JSON.stringify(flags);
      for (const sample of chosen) {
        const why = await call(name, sample, caller);
        if (why) faults.add(`${sample.endpoint.name} as ${caller}, ${off}: ${why}`);
      }
      worlds.drop(name);
    }
  return { faults: [...faults], done };
};
