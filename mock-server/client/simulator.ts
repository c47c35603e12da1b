import { letIn, unfitOrigin } from '../start/cors.ts';
import { start } from '../start/start.ts';
import { toHaveCalled } from './have-called.ts';
import { type Sim, simOf } from './sim.ts';

export type { Sim } from './sim.ts';

/** Returns a world of a simulator that runs, by its address; for test runners other than Playwright. */
export const connect = (address: string, { world }: { readonly world: string }): Sim =>
  simOf(new URL(address).origin, world);

/** Matchers for `expect.extend` of Vitest and Jest. */
export const matchers = { toHaveCalled };

/** What `startSimulator` takes; all of it may be left out. */
export interface SimulatorOptions {
  /** Port to listen on; a free one by default. */
  readonly port?: number;
  /** Origins whose pages may call the backend. */
  readonly cors?: readonly string[];
  /** Origins that worlds may call, `*` for anything in them. */
  readonly callOut?: readonly string[];
  /** Folder where worlds are kept; in memory by default. */
  readonly data?: string;
  /** Folder of a built site to serve in front of the backend. */
  readonly site?: string;
  /** Seed of worlds that name none. */
  readonly seed?: string;
  /** What all worlds together may hold in memory, MB. */
  readonly memory?: number;
  /** Calls that the journal of each world keeps; 500 by default. */
  readonly journal?: number;
}

/** A simulator of this process. */
export interface Simulator {
  /** Its origin, such as `http://localhost:4321`; the console is at `/__admin/`. */
  readonly address: string;
  /** A backend of one's own; it begins when it is first used. 1 to 64 of a-z, 0-9 and -. */
  world(name: string): Sim;
  close(): Promise<void>;
}

const siteIn = async (folder: string) => {
  const { siteOfWorlds } = await import('../site/site-of-worlds.ts');
  return { site: (worlds: Parameters<typeof siteOfWorlds>[0]) => siteOfWorlds(worlds, folder) };
};

/** Starts the simulator for programs of this machine. Throws when the port is taken or an origin is none. */
export const startSimulator = async (options: SimulatorOptions = {}): Promise<Simulator> => {
  const { port = 0, cors = [], callOut = [], data, site, seed, memory, journal } = options;
  const unfit = unfitOrigin(cors);
  if (unfit !== undefined) throw new Error(unfit);
  const { address, close } = await start({
    port,
    host: '127.0.0.1',
    data,
    seed,
    callOut,
    journalSize: journal,
    ...(memory !== undefined && { memory: memory * 2 ** 20 }),
    ...(cors.length > 0 && { before: letIn(cors), origins: cors }),
    ...(site !== undefined && (await siteIn(site))),
  });
  return { address, world: (name) => simOf(address, name), close: () => close() };
};
