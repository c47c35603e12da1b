export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Tests in vitest's JSON report. */
export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests || numFailedTestSuites || 0 };
};

/** Tests in Playwright's JSON report; one that passed on its second try has passed, and the report names it. */
export const playwrightCount = (report: unknown): Count => {
  const { stats, errors } = report as { stats: Record<string, number>; errors: unknown[] };
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected || errors.length };
};
