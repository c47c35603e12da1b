import recorded from './examples.json' with { type: 'json' };

/** An example of a call, recorded from the simulator's seed or made from the schemas. */
interface CallExample {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly value: unknown;
}

interface Examples {
  readonly calls: Readonly<Record<string, CallExample>>;
  readonly refusals: Readonly<Record<string, unknown>>;
}

const { calls, refusals } = recorded as unknown as Examples;

/** Returns the example of an endpoint, as `npm run examples` wrote it. */
export const exampleOf = (name: string): CallExample | undefined => calls[name];

/** Returns the example details of a refusal: of an endpoint's own, or of a code; null without details. */
export const exampleDetails = (id: string): unknown => refusals[id] ?? null;
