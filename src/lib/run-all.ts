/** Runs functions in order. An error of one is reported to the window and does not stop the others. */
export const runAll = (functions: Iterable<() => unknown>): void => {
  for (const run of functions) {
    try {
      run();
    } catch (error) {
      reportError(error);
    }
  }
};
