import type { Endpoint } from '../../src/contract/endpoints.ts';

/**
 * What a backend does otherwise than the contract says.
 * `reply`: no JSON at all. `envelope`: the wrapper of every reply. `status`: HTTP status against success or code.
 * `field`: a value against its schema. `code`: an error code that the row may not give. `access`: who may call.
 * `input`: a broken query that is taken. `header`: what browsers need besides the body.
 */
export type Kind = 'reply' | 'envelope' | 'status' | 'field' | 'code' | 'access' | 'input' | 'header';

export interface Finding {
  readonly row: string;
  readonly kind: Kind;
  readonly method: string;
  readonly path: string;
  /** Dotted, `*` for every entry of a list; a header's name; empty where the whole reply is meant. */
  readonly field: string;
  readonly told: string;
}

export type Fault = Pick<Finding, 'kind' | 'field' | 'told'>;

export const fault = (kind: Kind, field: string, told: string): Fault => ({ kind, field, told });

export const findingOf = ({ name, method, path }: Endpoint, found: Fault): Finding => ({
  row: name,
  method,
  path,
  ...found,
});
