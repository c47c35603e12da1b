/** Rough bytes that a value out of JSON holds in memory: what a heap snapshot shows, to a third. */
export const weigh = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return ownWeight(value);
  let bytes = 0;
  // A body may be nested deeper than the stack: its parts wait in a list.
  const waiting: unknown[] = [value];
  for (let it = waiting.pop(); it !== undefined; it = waiting.pop()) {
    bytes += ownWeight(it);
    if (typeof it !== 'object' || it === null) continue;
    for (const part of Array.isArray(it) ? it : Object.values(it)) {
      if (typeof part === 'object' && part !== null) waiting.push(part);
      else bytes += ownWeight(part);
    }
  }
  return bytes;
};

const ownWeight = (value: unknown): number => {
  if (typeof value === 'string') return 16 + value.length;
  if (Array.isArray(value)) return 32 + 8 * value.length;
  return typeof value === 'object' && value !== null ? 64 : 8;
};
