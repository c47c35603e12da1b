const counterNames = [
  'teamLoginMemberCount',
  'teamBetMemberCount',
  'teamRegisterMemberCount',
  'teamOnlineCount',
] as const;
export type CounterName = (typeof counterNames)[number];

/** Counters by source: which of the three endpoints returns which counter. */
const sources: readonly (readonly CounterName[])[] = [
  ['teamLoginMemberCount', 'teamOnlineCount'],
  ['teamBetMemberCount'],
  ['teamRegisterMemberCount'],
];

export type Footers = readonly (Readonly<Partial<Record<string, number>>> | null)[];

/** Returns the four counters from the footers of the three calls; null if the call failed, 0 if a footer lacks it. */
export const mergeCounters = (footers: Footers): Readonly<Record<CounterName, number | null>> => {
  const merged = Object.assign({}, ...footers) as Partial<Record<string, number>>;
  const failed = new Set(sources.flatMap((names, index) => (footers[index] ? [] : names)));
  const read = (name: CounterName) => [name, merged[name] ?? (failed.has(name) ? null : 0)];
  return Object.fromEntries(counterNames.map(read)) as Record<CounterName, number | null>;
};
