import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Chromium's own line for a reply of 400 and up; business failures are part of the product. */
const failedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/(wps|lgw|__games)\/|\/moreLottery/.test(message.location().url);

/** Chromium's own line when a page of ours leads to one without view transitions, such as a payment page. */
const endedTransition = (error: Error): boolean => /ViewTransition opt-in disabled/.test(error.message);

/** Gathers what should never happen while a test runs: console errors (the content policy's too), uncaught errors. */
export const watchPages = (context: BrowserContext) => {
  const said: string[] = [];
  const excused: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !failedCall(message))
      said.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (web) => {
    const error = web.error();
    if (endedTransition(error)) return;
    // The browser's own exceptions have no stack.
    said.push(`uncaught: ${error.stack || `${error.name}: ${error.message}`} (${web.location().url})`);
  });
  return {
    note: (line: string) => void said.push(line),
    /** The test provokes what matches: it is no surprise. */
    expectError: (pattern: RegExp) => void excused.push(pattern),
    unexpected: () => said.filter((line) => !excused.some((pattern) => pattern.test(line))),
  };
};

export type Watch = ReturnType<typeof watchPages>;
