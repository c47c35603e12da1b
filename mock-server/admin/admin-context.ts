import type { RequestHandler } from 'express';
import type { Outgoing } from '#sim/core/outgoing.ts';
import type { ProcessFigures } from '#sim/core/process-figures.ts';
import type { OutcomesByGame } from '#sim/features/games/rules/forced-outcome.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import type { CallMetrics } from '#sim/http/call-metrics.ts';
import type { ClaimFigures } from '#sim/optional/processes/world-claims.ts';
import type { TeamWorlds } from '#sim/optional/teams/team-worlds.ts';

/** Dependencies of the admin API. */
export interface AdminContext {
  readonly worlds: TeamWorlds;
  /** Set if several processes share the store of the worlds. */
  readonly claims?: ClaimFigures | undefined;
  /** Required for every call if set, which it is if other machines can reach the simulator. */
  readonly key: string | undefined;
  /** Called with sentences for the log. */
  readonly onWarning?: ((text: string) => void) | undefined;
  readonly version: string;
  /** Outcomes that a tester can force, by game. */
  readonly games: OutcomesByGame;
  readonly metrics: CallMetrics;
  readonly figures: ProcessFigures;
  /** Returns by how much this machine's clock is ahead of the shared database's, ms. */
  readonly clockSkewMs?: (() => number) | undefined;
  /** Sends requests of worlds to other servers. */
  readonly outgoing: Outgoing;
  /** Serves the OpenAPI document and its pages. */
  readonly documents: RequestHandler;
  /** Serves the Model Context Protocol. */
  readonly mcp: RequestHandler;
  /** Scenarios that a project adds to those of the simulator. */
  readonly scenarios?: readonly Scenario[] | undefined;
  /** Addresses by which other devices reach the simulator. */
  readonly network?: (() => readonly string[]) | undefined;
}
