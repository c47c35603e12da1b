/**
 * Ignores the failure of work that the page does without, such as code that is loaded in advance: what needs the code
 * reports that it is missing. For calls alone, `ignoreCallErrors` hides no fault of our own.
 */
export const ignoreFailure = (work: Promise<unknown> | undefined): void => {
  work?.catch(() => undefined);
};
