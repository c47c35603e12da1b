import type { FlagNote } from '#contract/flag-notes.ts';

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
  /** Allowed values, if the type allows more. */
  readonly values?: readonly string[];
}

/** Returns a definition unchanged; the call keeps the type of its value. */
export const defineFlag = <T extends keyof FlagTypes>(definition: FlagDefinition<T>): FlagDefinition<T> => definition;
