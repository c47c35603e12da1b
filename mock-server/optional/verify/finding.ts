import type { Endpoint } from '#contract/endpoints.ts';

/**
 * The kinds of deviation from the contract. `reply`: the body is not JSON. `envelope`: the wrapper of every reply.
 * `status`: HTTP status against success or code. `field`: a value against its schema. `code`: an error code that the
 * endpoint does not declare. `access`: a call that is wrongly allowed or refused. `input`: an invalid query that is
 * accepted. `header`: a header that browsers need.
 */
export type Kind = 'reply' | 'envelope' | 'status' | 'field' | 'code' | 'access' | 'input' | 'header';

export interface Finding {
  readonly row: string;
  readonly kind: Kind;
  readonly method: string;
  readonly path: string;
  /** Dotted, `*` for every entry of a list; the name of a header; empty for the whole reply. */
  readonly field: string;
  readonly message: string;
}

export type Fault = Pick<Finding, 'kind' | 'field' | 'message'>;

export const fault = (kind: Kind, field: string, message: string): Fault => ({ kind, field, message });

export const toFinding = ({ name, method, path }: Endpoint, found: Fault): Finding => ({
  row: name,
  method,
  path,
  ...found,
});
