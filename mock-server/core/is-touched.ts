import type { EndpointDefinition } from '../../src/contract/endpoint.ts';
import { isFaulty } from './faults/strike.ts';
import { isOverridden } from './overrides/choose.ts';
import type { State } from './state.ts';
import { upstreamFor } from './upstream.ts';

/** Whether anything but the world may have a say in the answers of a row. Asked before every call: a world without any is quick. */
export const isTouched = (state: State, row: EndpointDefinition): boolean =>
  isFaulty(state, row) || isOverridden(state, row) || upstreamFor(state, row) !== undefined;
