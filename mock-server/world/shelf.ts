import { type Doc, kind } from './kind.ts';

/** A game a member marked (R250). */
export interface Favourite extends Doc {
  readonly member: string;
  readonly nodeId: number;
  readonly at: number;
}

/** A game a member launched, at its latest launch (R251). */
export interface Recent extends Doc {
  readonly member: string;
  readonly nodeId: number;
  readonly at: number;
  /** Tells apart launches at the same instant. */
  readonly seq: number;
}

export const favourite = kind<Favourite>().named('favourite', { member: (it) => it.member });
export const recent = kind<Recent>().named('recent', { member: (it) => it.member });

export const shelfId = (member: string, nodeId: number): string => `${member}:${nodeId}`;
