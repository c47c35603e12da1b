/** Calls of one endpoint with one status. */
interface CallCount {
  calls: number;
  /** Total duration in milliseconds. */
  ms: number;
}

/** Counts the calls of all worlds by endpoint, status and scenario since the process started. */
export class CallMetrics {
  /** By endpoint, then status. */
  readonly endpoints = new Map<string, Map<number, CallCount>>();
  /** Number of calls by endpoint, then scenario, then status. */
  readonly scenarios = new Map<string, Map<string, Map<number, number>>>();

  count(endpoint: string, status: number, ms: number, scenarios: readonly string[]): void {
    let statuses = this.endpoints.get(endpoint);
    if (!statuses) {
      statuses = new Map();
      this.endpoints.set(endpoint, statuses);
    }
    const known = statuses.get(status);
    if (known) {
      known.calls += 1;
      known.ms += ms;
    } else statuses.set(status, { calls: 1, ms });
    for (const scenario of scenarios) this.#countUnder(endpoint, scenario, status);
  }

  clear(): void {
    this.endpoints.clear();
    this.scenarios.clear();
  }

  #countUnder(endpoint: string, scenario: string, status: number): void {
    const byScenario = this.scenarios.get(endpoint) ?? new Map<string, Map<number, number>>();
    const byStatus = byScenario.get(scenario) ?? new Map<number, number>();
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    this.scenarios.set(endpoint, byScenario.set(scenario, byStatus));
  }
}
