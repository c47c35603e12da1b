import type { EndpointDefinition } from '#contract/endpoint.ts';
import { hasFault } from './faults/apply-faults.ts';
import { isOverridden } from './overrides/choose.ts';
import type { State } from './state.ts';
import { upstreamFor } from './upstream.ts';

/** Returns whether a fault, an override or a real backend may change the responses of an endpoint. Runs before every call. */
export const hasOverride = (state: State, endpoint: EndpointDefinition): boolean =>
  hasFault(state, endpoint) || isOverridden(state, endpoint) || upstreamFor(state, endpoint) !== undefined;
