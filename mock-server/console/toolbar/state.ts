import { admin, Problem } from '../app/state/admin.ts';

export interface ToolbarFlag {
  readonly name: string;
  readonly value: unknown;
  readonly type: string;
  readonly meaning: string;
  readonly changed: boolean;
}

export interface ToolbarScenario {
  readonly name: string;
  readonly description: string;
}

/** State of the world that the toolbar shows; parts that the simulator does not offer are empty. */
export interface Shown {
  readonly world: string;
  readonly flags: readonly ToolbarFlag[];
  readonly scenarios: readonly ToolbarScenario[];
  readonly applied: readonly string[];
  /** Milliseconds that the world's clock is ahead of this machine's; null if unknown. */
  readonly ahead: number | null;
  readonly frozen: boolean;
}

const offered = async <T>(path: string, otherwise: T): Promise<T> => {
  try {
    return await admin<T>('GET', path);
  } catch (error) {
    if (error instanceof Problem) return otherwise;
    throw error;
  }
};

interface Clock {
  readonly now?: number;
  readonly frozen?: boolean;
}

/** Loads the state from the simulator. Throws Problem if it does not respond. */
export const readShown = async (): Promise<Shown> => {
  const { world } = await admin<{ world: string }>('GET', '/browser');
  const [{ flags }, { scenarios }, clock, { applied }] = await Promise.all([
    admin<{ flags: ToolbarFlag[] }>('GET', `/worlds/${world}/flags`),
    offered<{ scenarios: ToolbarScenario[] }>('/scenarios', { scenarios: [] }),
    offered<Clock>(`/worlds/${world}/clock`, {}),
    offered<{ applied: string[] }>(`/worlds/${world}/scenarios`, { applied: [] }),
  ]);
  const ahead = clock.now === undefined ? null : clock.now - Date.now();
  return { world, flags, scenarios, applied, ahead, frozen: clock.frozen === true };
};

type Flags = Pick<Shown, 'flags'>;

/** Throws Problem. */
export const setFlag = (world: string, name: string, value: unknown): Promise<Flags> =>
  admin<Flags>('PATCH', `/worlds/${world}/flags`, { [name]: value });

export const applyScenario = (world: string, name: string): Promise<unknown> =>
  admin('POST', `/worlds/${world}/scenarios`, { names: [name] });

export const hideToolbar = (): Promise<unknown> => admin('PUT', '/browser', { toolbar: false });
