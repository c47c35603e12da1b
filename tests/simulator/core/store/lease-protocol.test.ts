import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommitGroup } from '#sim/optional/processes/commit-queue.ts';
import { Lease } from '#sim/optional/processes/lease.ts';
import { WorldClaims } from '#sim/optional/processes/world-claims.ts';

const ttlMs = 3000;

/** One process that holds a lease, from the store's view. */
interface Registration {
  expires: number;
}

/** A store of one world whose only document counts the calls. Every method is one atomic transaction. */
class CounterStore {
  readonly #processes = new Map<number, Registration>();
  #owner: number | undefined;
  #epoch = 0;
  count = 0;
  /** Ids of the stored calls, in order. */
  readonly calls: string[] = [];
  readonly faults: string[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  renew(id: number): void {
    this.#processes.set(id, { expires: this.#now() + ttlMs });
  }

  acquire(id: number): { epoch: number } | { address: string } {
    const owner = this.#owner === undefined ? undefined : this.#processes.get(this.#owner);
    if (owner && this.#owner !== id && owner.expires > this.#now()) return { address: String(this.#owner) };
    this.#owner = id;
    this.#epoch += 1;
    return { epoch: this.#epoch };
  }

  held(id: number): ReadonlyMap<string, number> {
    return new Map(this.#owner === id ? [['shop', this.#epoch]] : []);
  }

  isCurrent({ epoch }: Lease): boolean {
    return epoch === this.#epoch;
  }

  write(calls: readonly string[], before: number): void {
    if (before !== this.count)
      this.faults.push(`${calls} were made after ${before} calls and stored after ${this.count}`);
    this.count += calls.length;
    this.calls.push(...calls);
  }
}

/** Document of the counter: the calls of the process since it loaded the world, and the number before. */
interface Counter {
  readonly id: string;
  readonly before: number;
  readonly calls: readonly string[];
}

/** The next action, and how many network messages arrive before the following one. */
const step = fc.record({
  do: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('read', 'write') },
    { weight: 1, arbitrary: fc.constant('renew') },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 2 * ttlMs }) },
  ),
  process: fc.constantFrom(0, 1),
  messages: fc.constantFrom(0, 1, 2, 4, 8, 20),
});

test('no interleaving of two processes stores a call under a stale lease, loses one or shows an old state', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
    async (scheduler, steps) => {
      let now = 0;
      const store = new CounterStore(() => now);
      /**
       * Simulates the network: a request and its response each arrive when the scheduler decides, so that any process
       * may pause.
       */
      const send = async <T>(label: string, work: () => T): Promise<T> => {
        await scheduler.schedule(Promise.resolve(), `${label} is sent`);
        const result = work();
        await scheduler.schedule(Promise.resolve(), `${label} returns`);
        return result;
      };
      const startProcess = (id: number) => {
        /** State in the memory of the process; undefined while it does not serve the world. */
        let memory: { count: number } | undefined;
        const claims: WorldClaims<unknown> = new WorldClaims({
          ttlMs,
          time: () => now,
          table: {
            renew: () => send(`${id}: renewal`, () => store.renew(id)),
            acquire: () => send(`${id}: acquisition`, () => store.acquire(id)),
            held: () => send(`${id}: list of leases`, () => store.held(id)),
            release: async () => undefined,
            retire: async () => false,
            substitute: async () => undefined,
            others: async () => [],
            leave: async () => undefined,
          },
          target: {
            commit: (group: CommitGroup) =>
              send(`${id}: commit`, () => {
                const valid = new Set([...group.keys()].filter((lease) => store.isCurrent(lease)));
                for (const lease of valid) {
                  const docs = [...(group.get(lease)?.values() ?? [])].map(({ doc }) => doc as unknown as Counter);
                  store.write(
                    docs.flatMap(({ calls }) => calls),
                    docs[0]?.before ?? -1,
                  );
                }
                return valid;
              }),
            run: async () => true,
            isCausedByContent: () => false,
          },
          load: async () => {
            const count = await send(`${id}: load`, () => store.count);
            memory = { count };
          },
          unload: () => {
            memory = undefined;
          },
        });
        const increase = (): void => {
          if (memory) memory = { count: memory.count + 1 };
        };
        return { claims, increase, read: () => memory?.count ?? -1 };
      };
      type Process = ReturnType<typeof startProcess>;
      const processes = [startProcess(1), startProcess(2)] as const;
      const answered: string[] = [];
      const call = async (name: string, writes: boolean, { claims, read, increase }: Process): Promise<void> => {
        const answeredBefore = answered.length;
        const claim = await claims.claim('shop');
        if (!(claim instanceof Lease) || claim.isLost) return;
        const before = read();
        if (writes) {
          claims.queue.commit(claim, [
            { kind: 'counter', id: name, doc: { id: name, before, calls: [name] } as Counter },
          ]);
          increase();
        }
        while (claim.pending) await claim.pending;
        if (claim.isLost) return;
        if (before < answeredBefore)
          store.faults.push(`${name} saw ${before} calls after ${answeredBefore} were answered`);
        if (writes) answered.push(name);
      };
      const work: Promise<void>[] = [];
      /** Delivers one pending message, if there is any. */
      const receive = async (): Promise<void> => {
        // The commit queue collects the writes of one turn of the event loop.
        await new Promise(setImmediate);
        if (scheduler.count() > 0) await scheduler.waitOne();
      };
      for (const [at, it] of steps.entries()) {
        const process = processes[it.process as 0 | 1];
        if (typeof it.do === 'number') now += it.do;
        else if (it.do === 'renew') work.push(process.claims.renew());
        else work.push(call(`call ${at}`, it.do === 'write', process).catch(() => undefined));
        for (let received = 0; received < it.messages; received += 1) await receive();
      }
      let isFinished = false;
      void Promise.all(work).then(() => {
        isFinished = true;
      });
      while (!isFinished) await receive();
      expect(store.faults).toEqual([]);
      expect(new Set(store.calls).size).toBe(store.calls.length);
      expect(answered.filter((it) => !store.calls.includes(it))).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});
