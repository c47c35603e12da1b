import { State } from './state.ts';
import type { StoredWorld, WorldContents } from './store/world-store.ts';
import type { WorldFactory } from './world-factory.ts';
import type { WorldsOptions } from './worlds-options.ts';

/** A kept world of another version of the simulator that this one could not take over. */
export interface UnsupportedWorld {
  /** Original name; a new world uses it now. */
  readonly name: string;
  /** Name that it is stored under until that version starts again or the world is deleted. */
  readonly as: string;
  readonly why: string;
}

/** End of the names of worlds that were set aside, with the start of their seed's fingerprint. */
const setAsideName = /-old-[0-9a-f]{8}$/;

/** Kept worlds that other versions of the simulator stored. */
export class OtherVersions {
  /** Worlds that this version does not open, by the name that they are stored under. */
  readonly setAside = new Map<string, UnsupportedWorld>();
  /** Worlds that were taken over at the start. */
  readonly takenOver: string[] = [];
  readonly #options: WorldsOptions;
  readonly #factory: WorldFactory;

  constructor(options: WorldsOptions, factory: WorldFactory) {
    this.#options = options;
    this.#factory = factory;
  }

  /** Warns if the version that set this world aside runs again. */
  noteReturn(name: string): void {
    if (!setAsideName.test(name)) return;
    const first = name.replace(setAsideName, '');
    this.#options.onWarning?.(
      `World "${name}" was made by this version: it is kept under that name beside "${first}".`,
    );
  }

  /**
   * Takes a world over if it fits the new seed with its changes; otherwise sets it aside. Returns whether its name is
   * free now (`replaced`), or stays with the world that was set aside earlier (`skipped`).
   */
  adopt(stored: StoredWorld, { changes }: WorldContents): 'adopted' | 'replaced' | 'skipped' {
    const { name, origin, fingerprint } = stored;
    const { store, onWarning } = this.#options;
    if (setAsideName.test(name)) {
      this.setAside.set(name, {
        name: name.replace(setAsideName, ''),
        as: name,
        why: 'it was made by another version of the simulator',
      });
      return 'skipped';
    }
    const damage = this.findDamage(stored, changes);
    if (damage === undefined) {
      this.takenOver.push(name);
      store?.adopt(name, this.#factory.fingerprint(origin));
      onWarning?.(`World "${name}" was made by another version of the simulator and was taken over with its changes.`);
      return 'adopted';
    }
    const as = `${name.slice(0, 51)}-old-${fingerprint.slice(0, 8)}`;
    store?.rename(name, as);
    this.setAside.set(as, { name, as, why: damage });
    onWarning?.(
      `WORLD SET ASIDE: "${name}" was made by another version of the simulator and does not fit this one: ${damage}. ` +
        `It is stored as "${as}", which that version opens again; "${name}" starts from its seed.`,
    );
    return 'replaced';
  }

  /** Returns the first problem of a world's changes over this version's seed; undefined if there is none. */
  findDamage({ origin }: Pick<StoredWorld, 'origin'>, changes: WorldContents['changes']): string | undefined {
    const trial = new State(this.#factory.baseOf(origin));
    trial.load(changes);
    return this.#options.findDamage?.(trial);
  }
}
