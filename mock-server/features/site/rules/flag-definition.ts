import type { FlagNote } from '../../../../src/contract/flag-notes.ts';

export interface FlagTypes {
  boolean: boolean;
  number: number;
  string: string;
  list: readonly string[];
}

export interface FlagDefinition<T extends keyof FlagTypes = keyof FlagTypes> extends FlagNote {
  readonly group: 'whitelabel' | 'promotions' | 'start' | 'security' | 'content';
  readonly type: T;
  readonly default: FlagTypes[T];
  /** The values allowed, where not all of the type are. */
  readonly values?: readonly string[];
}

/** Returns the definition of a flag. `requirements` and `pages` are separated by spaces. */
export const define = <T extends keyof FlagTypes>(
  type: T,
  group: FlagDefinition['group'],
  initial: FlagTypes[T],
  meaning: string,
  requirements: string,
  pages: string,
  values?: readonly string[],
): FlagDefinition<T> => ({
  type,
  group,
  default: initial,
  meaning,
  requirements: requirements.split(' '),
  pages: pages.split(' '),
  ...(values && { values }),
});
