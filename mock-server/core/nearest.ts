/** Returns the Levenshtein distance of two texts, upper and lower case alike. */
export const distance = (from: string, to: string): number => {
  const a = from.slice(0, 120).toLowerCase();
  const b = to.toLowerCase();
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Returns the names most similar to an unknown one, best first. */
export const nearestNames = (unknown: string, names: Iterable<string>, count = 3): readonly string[] =>
  [...names]
    .map((name) => ({ name, far: distance(unknown, name) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ name }) => name);
