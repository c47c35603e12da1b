/** A call that named no world while a test was running. */
export interface UnnamedCall {
  readonly method: string;
  readonly url: string;
  /** Page that sent it, according to the browser. */
  readonly referer: string | null;
}

interface RunningTest {
  /** Epoch ms after which the test counts as ended: its process may have been killed. */
  readonly until: number;
  readonly unnamed: UnnamedCall[];
}

/** Running tests by their world. While there is one, calls have to name a world. */
export class RunningTests {
  readonly #tests = new Map<string, RunningTest>();

  start(world: string, until: number): void {
    this.#tests.set(world, { until, unnamed: [] });
  }

  /** Returns the calls without a world since the test started. */
  end(world: string): readonly UnnamedCall[] {
    const { unnamed = [] } = this.#tests.get(world) ?? {};
    this.#tests.delete(world);
    return unnamed;
  }

  /** Returns whether a test is running at `now`, epoch ms. */
  isAnyRunning(now: number): boolean {
    for (const [world, { until }] of this.#tests) if (until <= now) this.#tests.delete(world);
    return this.#tests.size > 0;
  }

  /** Adds a call to every running test, because its sender is unknown. */
  addUnnamed(call: UnnamedCall): void {
    for (const { unnamed } of this.#tests.values()) unnamed.push(call);
  }
}
