import type { ClockStep, Scenario } from '#sim/features/scenario.ts';
import type { ProjectEndpoint } from '#sim/http/project-endpoints.ts';
import { allowOrigins, invalidOrigin } from '#sim/start/cors.ts';
import { start } from '#sim/start/start.ts';
import { type Expected, toHaveCalled } from './have-called.ts';
import { type Sim, simOf } from './sim.ts';
import type { OwnReplies, SetFault } from './sim-types.ts';

export type {
  ProjectCall as OwnCall,
  ProjectEndpoint as OwnEndpoint,
  ProjectReply as OwnReply,
} from '#sim/http/project-endpoints.ts';
export type { SimulatorError } from './admin-client.ts';
export type { Sim } from './sim.ts';
export type { Callbacks, CallTarget, ExpectedCalls, OwnReplies, SetFault, SetReply } from './sim-types.ts';

/** Returns a client of one world of a running simulator; for test runners other than Playwright. */
export const connect = (address: string, { world }: { readonly world: string }): Sim =>
  simOf(new URL(address).origin, world);

/** Matchers for `expect.extend` of Vitest and Jest. */
export const matchers = { toHaveCalled };

/** Types of the matchers, to extend `Matchers` of Vitest or Jest. */
export interface SimMatchers {
  toHaveCalled(expected: Expected): Promise<void>;
}

/** A named state that a project adds; `satisfies OwnScenario` in a file of `--scenarios` checks it. */
export interface OwnScenario {
  /** `group.case`. */
  readonly name: `${string}.${string}`;
  /** The state after it is applied, in one sentence. */
  readonly description: string;
  readonly flags?: Scenario['flags'];
  readonly faults?: readonly SetFault[];
  readonly overrides?: readonly OwnReplies[];
  readonly clock?: ClockStep;
}

/** Options of `startSimulator`; all are optional. */
export interface SimulatorOptions {
  /** Port to listen on; a free one by default. */
  readonly port?: number;
  /** Origins whose pages may call the backend. */
  readonly cors?: readonly string[];
  /** Origins that worlds may call; `*` matches any text. */
  readonly callOut?: readonly string[];
  /** Folder in which worlds are stored; in memory by default. */
  readonly data?: string;
  /** Folder of a built site to serve at the same origin. */
  readonly site?: string;
  /** Seed of worlds created without one. */
  readonly seed?: string;
  /** Memory budget of all worlds in MB. */
  readonly memory?: number;
  /** Maximum number of calls in the journal of each world; 500 by default. */
  readonly journal?: number;
  /** Scenarios of the project. */
  readonly scenarios?: readonly OwnScenario[];
  /** Overrides of every new world. */
  readonly replies?: readonly OwnReplies[];
  /** HTTP archive whose recorded responses are repeated; the content of a file for `--har`. */
  readonly har?: unknown;
  /** Endpoints outside the contract. */
  readonly endpoints?: readonly ProjectEndpoint[];
}

/** A simulator that runs in this process. */
export interface Simulator {
  /** Its origin, such as `http://localhost:4321`; the console is at `/__admin/`. */
  readonly address: string;
  /**
   * Returns a client of a world, which is created with its first use. Names have 1 to 64 characters of a-z, 0-9 and -.
   */
  world(name: string): Sim;
  close(): Promise<void>;
}

const siteIn = async (folder: string) => {
  const { siteOfWorlds } = await import('#sim/site/site-of-worlds.ts');
  return { site: (worlds: Parameters<typeof siteOfWorlds>[0]) => siteOfWorlds(worlds, folder) };
};

/** Validates the parts that a project adds, and converts them to start options. */
const projectParts = async ({ scenarios, replies, har, endpoints }: SimulatorOptions) => {
  if (!scenarios && !replies && har === undefined && !endpoints) return {};
  const { parseEndpoints, parseReplies, parseScenarios } = await import('#sim/start/project-files.ts');
  const { overridesOfHar } = await import('#sim/http/overrides-of-har.ts');
  const archive = har === undefined ? undefined : overridesOfHar(har);
  if (har !== undefined && !archive) throw new Error('har: is not an HTTP archive');
  return {
    ...(scenarios && { scenarios: await parseScenarios(scenarios) }),
    ...(endpoints && { endpoints: parseEndpoints(endpoints) }),
    replies: [...(archive?.overrides ?? []), ...(replies ? parseReplies(replies) : [])],
  };
};

/** Starts the simulator for programs of this machine. Throws if the port is taken or an option is invalid. */
export const startSimulator = async (options: SimulatorOptions = {}): Promise<Simulator> => {
  const { port = 0, cors = [], callOut = [], data, site, seed, memory, journal } = options;
  const unfit = invalidOrigin(cors);
  if (unfit !== undefined) throw new Error(unfit);
  const { address, close } = await start({
    port,
    host: '127.0.0.1',
    data,
    seed,
    callOut,
    ...(await projectParts(options)),
    journalSize: journal,
    ...(memory !== undefined && { memory: memory * 2 ** 20 }),
    ...(cors.length > 0 && { before: allowOrigins(cors), origins: cors }),
    ...(site !== undefined && (await siteIn(site))),
  });
  return { address, world: (name) => simOf(address, name), close: () => close() };
};
