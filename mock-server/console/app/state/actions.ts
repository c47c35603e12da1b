import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

/** A field of an action's input, as JSON schema. */
export interface ActionField {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  readonly anyOf?: readonly ActionField[];
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
}

export interface ActionForm {
  readonly name: string;
  readonly does: string;
  readonly input: {
    readonly properties: Readonly<Record<string, ActionField>>;
    readonly required?: readonly string[];
  };
  readonly example: Readonly<Record<string, unknown>>;
}

export const actions = resource<{ readonly actions: readonly ActionForm[] }>(() => '/actions');

/** Runs an action in the browser's world and returns its result; throws Problem. */
export const runAction = (name: string, input: object): Promise<unknown> =>
  admin('POST', worldPath(`/actions/${name}`), input);
