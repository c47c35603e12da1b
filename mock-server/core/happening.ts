import type { World } from './world.ts';

/** Something that a domain tells of, and that others follow without its knowing them. */
export interface Happening<Data> {
  readonly name: string;
  /** Never there: it ties the name to what is told with it. */
  readonly told?: Data;
}

/** Answers a happening at once, in the transaction of whoever told of it. */
export interface Follower {
  readonly name: string;
  readonly hear: (world: World, data: unknown) => void;
}

export const follow = <Data>({ name }: Happening<Data>, hear: (world: World, data: Data) => void): Follower => ({
  name,
  hear: (world, data) => hear(world, data as Data),
});
