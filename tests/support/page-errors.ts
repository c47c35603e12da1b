import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/**
 * Returns whether this is Chromium's message for a response of 400 and above; business errors are part of the product.
 */
const failedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/(wps|lgw|__games)\/|\/moreLottery/.test(message.location().url);

/** Collects errors while a test runs: console errors (content policy violations included) and uncaught errors. */
export const watchPages = (context: BrowserContext) => {
  const messages: string[] = [];
  const ignored: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !failedCall(message))
      messages.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (web) => {
    const error = web.error();
    // Exceptions of the browser itself have no stack.
    messages.push(`uncaught: ${error.stack || `${error.name}: ${error.message}`} (${web.location().url})`);
  });
  return {
    note: (line: string) => void messages.push(line),
    /** Ignores expected errors that match. */
    expectError: (pattern: RegExp) => void ignored.push(pattern),
    unexpected: () => messages.filter((line) => !ignored.some((pattern) => pattern.test(line))),
  };
};

export type Watch = ReturnType<typeof watchPages>;
