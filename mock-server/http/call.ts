import type { Logger } from 'pino';
import type { Endpoint } from '#contract/endpoints.ts';
import { appliedTo } from '#sim/core/applied-scenarios.ts';
import type { AppliedFault } from '#sim/core/faults/apply-faults.ts';
import type { JournalEntry } from '#sim/core/journal.ts';
import type { WorldReplyPatch } from '#sim/core/overrides/choose.ts';
import type { World } from '#sim/core/world.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import type { Services } from '#sim/features/services.ts';
import type { CallMetrics } from './call-metrics.ts';
import type { PlainCall } from './plain-call.ts';

/** Dependencies of the API that do not belong to one call. */
export interface ApiContext {
  readonly services: Services;
  readonly metrics: CallMetrics;
  readonly log: Logger | undefined;
}

/** One call in the pipeline. */
export interface Call {
  readonly request: PlainCall;
  /** Headers of the reply besides its own; by name in lower case. */
  readonly headers: Record<string, string | readonly string[]>;
  readonly world: World;
  readonly endpoint: Endpoint;
  readonly entry: JournalEntry;
  /** Value of `performance.now()`. */
  readonly startedAt: number;
  /** Effects of the faults that match it. */
  readonly fault?: AppliedFault | undefined;
  /** Its body, if it was read before the handler runs. */
  readonly read?: Promise<ReadBody>;
  /** Change of its reply by an override. */
  readonly patch?: WorldReplyPatch | undefined;
  readonly context: ApiContext;
}

/** Records the outcome of a call in the journal, the metrics and the log. */
export const finishCall = ({ request, world, endpoint, entry, startedAt, context }: Call, status: number): void => {
  const ms = performance.now() - startedAt;
  entry.status = status;
  entry.ms = ms;
  context.metrics.count(endpoint.name, status, ms, appliedTo(world));
  world.journal.close(entry);
  const { row, account } = entry;
  context.log?.info({ world: world.name, method: request.method, row, status, account, ms });
};
