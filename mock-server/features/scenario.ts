import type { Fault } from '#sim/core/faults/fault.ts';
import type { Override } from '#sim/core/overrides/override.ts';
import type { World } from '#sim/core/world.ts';
import type { FlagName, FlagValue } from '#sim/features/site/rules/flag-list.ts';

/** A change of a world's clock: an offset, a time of the current day in the market’s time zone, stopped or running. */
export interface ClockStep {
  /** A duration such as `5m`. */
  readonly advance?: string;
  /** `HH:mm` of the current day, or `Sunday HH:mm` at the end of the current week. */
  readonly at?: string;
  readonly frozen?: boolean;
}

/** A named state to put a world in, for testers. */
export interface Scenario {
  /** `group.case`, unique; a published name that links and tests use. */
  readonly name: string;
  /** The state after it is applied, in one sentence. */
  readonly description: string;
  /** Ids of the requirements that it helps to test. */
  readonly requirements: readonly string[];
  readonly flags?: { readonly [N in FlagName]?: FlagValue<N> };
  readonly faults?: readonly Fault[];
  readonly overrides?: readonly Override[];
  readonly clock?: ClockStep;
  /** Something that no flag or document names, such as the number of banners; scenarios with the same value conflict. */
  readonly settles?: string;
  /** Changes documents; runs within a transaction. */
  readonly change?: (world: World) => void;
}
