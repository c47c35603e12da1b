import type { Fault } from '../../core/faults/fault.ts';
import type { Override } from '../../core/overrides/override.ts';
import type { World } from '../../core/world.ts';
import type { SwitchName, SwitchValue } from '../site/rules/flag-list.ts';

/** Where the world's clock is put: on by a span such as `5m`, to a time of its day in Manila, stopped or running. */
export interface ClockStep {
  readonly advance?: string;
  /** `HH:mm` of the world's day; `Sunday HH:mm` at the end of its week. */
  readonly at?: string;
  readonly frozen?: boolean;
}

/** A state that testers put a world in. */
export interface Steps {
  /** What is so once it is applied, one sentence. */
  readonly description: string;
  /** Lines of the requirements that it helps to try. */
  readonly requirements: readonly string[];
  readonly flags?: { readonly [N in SwitchName]?: SwitchValue<N> };
  readonly faults?: readonly Fault[];
  /** Replies in place of the world's own. */
  readonly overrides?: readonly Override[];
  readonly clock?: ClockStep;
  /** What it settles that no flag or document names, such as how many banners there are: of those that settle the same, one applies. */
  readonly settles?: string;
  /** Changes documents; runs within a transaction. */
  readonly change?: (world: World) => void;
}

/** `family.case`, from where its file lies. */
export interface Scenario extends Steps {
  readonly name: string;
}

/** Declares a scenario; each file of a family's folder holds one as its default export. */
export const scenario = (steps: Steps): Steps => steps;
