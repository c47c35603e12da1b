/** How often one row gave one status. */
interface Tallied {
  calls: number;
  /** Milliseconds spent on them. */
  ms: number;
}

/** Counts calls by row, status and scenario since the process started, in all worlds. */
export class Tally {
  /** By row, then status. */
  readonly rows = new Map<string, Map<number, Tallied>>();
  /** By row, then scenario, then status: calls. */
  readonly scenarios = new Map<string, Map<string, Map<number, number>>>();

  count(row: string, status: number, ms: number, scenarios: readonly string[]): void {
    let statuses = this.rows.get(row);
    if (!statuses) {
      statuses = new Map();
      this.rows.set(row, statuses);
    }
    const known = statuses.get(status);
    if (known) {
      known.calls += 1;
      known.ms += ms;
    } else statuses.set(status, { calls: 1, ms });
    for (const scenario of scenarios) this.#countUnder(row, scenario, status);
  }

  clear(): void {
    this.rows.clear();
    this.scenarios.clear();
  }

  #countUnder(row: string, scenario: string, status: number): void {
    const byScenario = this.scenarios.get(row) ?? new Map<string, Map<number, number>>();
    const byStatus = byScenario.get(scenario) ?? new Map<number, number>();
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    this.scenarios.set(row, byScenario.set(scenario, byStatus));
  }
}
