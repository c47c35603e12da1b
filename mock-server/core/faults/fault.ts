import * as z from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { collection, type Doc } from '../collection.ts';
import { headersToSet } from '../matching/headers-to-set.ts';
import { match } from '../matching/match.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';

/**
 * Kinds of faults. `delay` is applied first. `error`, `status`, `reset` and `offline` replace the response;
 * `broken-json`, `empty` and `dribble` corrupt it after the call took effect.
 */
const faultKinds = ['delay', 'error', 'status', 'broken-json', 'empty', 'dribble', 'reset', 'offline'] as const;

const milliseconds = z.number().int().min(0).max(600_000);

const isEndpoint = (text: string): boolean => text === '*' || text.startsWith('/') || endpoints.has(text);

const needs = { delay: 'delay', error: 'code', status: 'status' } as const;

/** A fault, with the endpoint and the calls that it applies to. */
export const fault = z
  .strictObject({
    name: z.string().max(64).optional().meta({ description: 'Who set it, such as a scenario.' }),
    endpoint: z
      .string()
      .max(200)
      .refine(isEndpoint, 'must be an endpoint, a path such as /wps/wallets/*, or *')
      .meta({ description: 'Name of an endpoint, a path where * stands for anything, or * for every call.' }),
    kind: z.enum(faultKinds).meta({
      description:
        'What goes wrong. `delay` comes before anything else; `error`, `status`, `reset` and `offline` take the place of the reply; ' +
        '`broken-json`, `empty` and `dribble` spoil it after the call took effect.',
    }),
    delay: milliseconds
      .optional()
      .meta({ description: 'Of delay: the median. Of dribble: how long the answer takes.' }),
    spread: z.number().min(0).max(3).optional().meta({
      description: 'Makes the delay log-normal with this sigma; without it the delay is fixed.',
    }),
    code: z
      .enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])
      .optional()
      .meta({ description: 'Of error: the code of the refusal.' }),
    status: z.number().int().min(400).max(599).optional().meta({ description: 'Of status: the HTTP status.' }),
    headers: headersToSet
      .optional()
      .meta({ description: 'Of error and status: headers of the reply, such as `Retry-After`.' }),
    match: match.optional().meta({ description: 'Only calls that carry this; others are not counted.' }),
    call: z.number().int().min(1).optional().meta({ description: 'Only this call, counted from 1.' }),
    rate: z.number().min(0).max(1).optional().meta({ description: 'Share of the calls, drawn from the seed.' }),
    seed: z.string().max(64).optional().meta({ description: 'For other draws than those of the world’s own seed.' }),
    after: z.boolean().optional().meta({ description: 'The call takes effect; only its answer is lost.' }),
  })
  .superRefine((fault, context) => {
    const field = needs[fault.kind as keyof typeof needs];
    if (field && fault[field] === undefined) {
      context.addIssue({ code: 'custom', path: [field], message: `${fault.kind} needs ${field}` });
    }
  });

export type Fault = z.output<typeof fault>;

/** An active fault; the id is its position in the list. */
interface FaultDoc extends Doc {
  readonly fault: Fault;
  /** Number of matching calls since it was set. */
  readonly calls: number;
}

export const faults = collection<FaultDoc>()('fault');

const same = (a: Fault, b: Fault): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the active faults in order, with the number of calls that each was applied to. */
export const faultsOf = (state: State): readonly FaultDoc[] => state.all(faults);

/** Replaces all faults; unchanged ones keep their count. Call it within a transaction. */
export const setFaults = (world: World, newFaults: readonly Fault[]): void => {
  const before = faultsOf(world.state);
  for (const { id } of before) world.state.remove(faults, id);
  for (const [at, it] of newFaults.entries()) {
    const calls = before.find((known) => same(known.fault, it))?.calls ?? 0;
    world.state.put(faults, { id: String(at + 1), fault: it, calls });
  }
};
