import type { Row } from '../../src/contract/row.ts';
import type { State } from '../engine/state.ts';
import { isFaulty } from '../faults/strike.ts';
import { upstreamFor } from '../outgoing/upstream.ts';
import { isOverridden } from '../overrides/choose.ts';

/** Whether anything but the world may have a say in the answers of a row. Asked before every call: a world without any is quick. */
export const isTouched = (state: State, row: Row): boolean =>
  isFaulty(state, row) || isOverridden(state, row) || upstreamFor(state, row) !== undefined;
