import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Chromium's own line for a reply of 400 and up; business failures are part of the product. */
const failedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/(wps|lgw|__games)\/|\/moreLottery/.test(message.location().url);

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
