/** Returns a clock of the world's time, epoch ms, that starts at `now` and runs with the machine's. */
export const worldClock = (now: number): (() => number) => {
  const ahead = now - Date.now();
  return () => Date.now() + ahead;
};
