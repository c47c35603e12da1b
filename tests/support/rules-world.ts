import type { Collection, Doc } from '#sim/core/collection.ts';
import { Journal } from '#sim/core/journal.ts';
import { Random } from '#sim/core/random.ts';
import { type Base, State } from '#sim/core/state.ts';
import { subscribe } from '#sim/core/subscribe.ts';
import { World } from '#sim/core/world.ts';
import { countStake, expireBonus } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { endRequirementsOfLostMoney } from '#sim/features/cashier/rules/lost-money.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { betClosed, refundOverdueBet } from '#sim/features/games/rules/rounds.ts';

type Docs = Map<string, Doc | null>;

/** Collections of records that no rule of bonuses reads. */
const unread: ReadonlySet<string> = new Set(['posting', 'message']);

const isUnread = ({ name }: Collection<Doc>, doc: Doc): boolean =>
  unread.has(name) || (name === 'bet' && (doc as Bet).state !== 'open');

/** A state for one short history, without sizes, versions and indexes; keeps no postings, messages and closed bets. */
class RulesState extends State {
  readonly #docs = new Map<string, Docs>();
  #undo: (readonly [docs: Docs, id: string, before: Doc | null | undefined])[] | undefined;

  override get<D extends Doc>(collection: Collection<D>, id: string): D | undefined {
    const doc = this.#docs.get(collection.name)?.get(id);
    return doc === undefined ? super.get(collection, id) : ((doc as D | null) ?? undefined);
  }

  override all<D extends Doc>(collection: Collection<D>): readonly D[] {
    const docs = this.#docs.get(collection.name);
    const kept = super.all(collection);
    return docs ? [...kept.filter(({ id }) => !docs.has(id)), ...this.#changed<D>(docs)] : kept;
  }

  override by<D extends Doc, I extends string>(collection: Collection<D, I>, index: I, value: string): D[] {
    const docs = this.#docs.get(collection.name);
    // The seed has no bets of the rounds and members of these histories.
    const kept = collection.name === 'bet' ? [] : super.by(collection, index, value);
    if (!docs) return kept;
    const valuesOf = collection.indexes[index];
    const found = this.#changed<D>(docs).filter((doc) => {
      const values = valuesOf(doc);
      return values === value || (Array.isArray(values) && values.includes(value));
    });
    return kept.length === 0 ? found : [...kept.filter(({ id }) => !docs.has(id)), ...found];
  }

  override put<D extends Doc>(collection: Collection<D>, doc: D): void {
    if (isUnread(collection, doc)) this.#write(collection.name, doc.id, undefined);
    else this.#write(collection.name, doc.id, doc);
  }

  override remove<D extends Doc>(collection: Collection<D>, id: string): void {
    this.#write(collection.name, id, this.base.get(collection.name)?.has(id) ? null : undefined);
  }

  override transact<T>(work: () => T): T {
    const outer = this.#undo;
    const undo = outer ?? [];
    const savepoint = undo.length;
    this.#undo = undo;
    try {
      return work();
    } catch (error) {
      for (const [docs, id, before] of undo.splice(savepoint).reverse())
        if (before === undefined) docs.delete(id);
        else docs.set(id, before);
      throw error;
    } finally {
      this.#undo = outer;
    }
  }

  #changed<D extends Doc>(docs: Docs): D[] {
    const found: D[] = [];
    for (const doc of docs.values()) if (doc) found.push(doc as D);
    return found;
  }

  #write(name: string, id: string, doc: Doc | null | undefined): void {
    const docs: Docs = this.#docs.get(name) ?? new Map();
    this.#docs.set(name, docs);
    const before = docs.get(id);
    if (before === undefined && doc === undefined) return;
    this.#undo?.push([docs, id, before]);
    if (doc === undefined) docs.delete(id);
    else docs.set(id, doc);
  }
}

class RulesWorld extends World {
  override id(prefix: string): string {
    return `${prefix}${this.next(prefix)}`;
  }

  override transact<T>(work: () => T): T {
    return this.state.transact(work);
  }
}

/**
 * Creates a world in which only the rules of deposits, bets and bonuses run: about ten times as fast as a world of the
 * simulator. Its clock stands at `now`.
 */
export const createRulesWorld = (base: Base, now: number): World => {
  const world = new RulesWorld(
    {
      name: 'rules',
      origin: { seed: 'rules', epoch: now, frozenAt: now },
      resets: 0,
      state: new RulesState(base),
      random: new Random(1),
      journal: new Journal(0),
    },
    {
      machineTime: () => now,
      dueEventHandlers: { bonus: expireBonus, bet: refundOverdueBet },
      subscribers: [subscribe(betClosed, countStake), subscribe(betClosed, endRequirementsOfLostMoney)],
      onDueError: (_event, error) => {
        throw error;
      },
    },
  );
  world.setClock({ now, frozen: true });
  return world;
};
