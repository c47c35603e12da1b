export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Counts the tests in vitest's JSON report. */
export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests || numFailedTestSuites || 0 };
};

/** Counts the tests in Playwright's JSON report. */
export const playwrightCount = (report: unknown): Count => {
  const { stats, errors } = report as { stats: Record<string, number>; errors: unknown[] };
  return { passed: stats.expected ?? 0, failed: stats.unexpected || errors.length };
};

/** Total duration of a file's tests, ms. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** Returns the duration of each file in vitest's JSON report; paths are relative to `root`. */
export const vitestTimes = (report: unknown, root: string): FileTime[] => {
  const { testResults } = report as { testResults: { name: string; startTime: number; endTime: number }[] };
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    ms: endTime - startTime,
  }));
};

interface Suite {
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

const durationOf = ({ specs = [], suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** Returns the duration of each file in Playwright's JSON report; paths are relative to `root`. */
export const playwrightTimes = (report: unknown, root: string): FileTime[] => {
  const { config, suites } = report as { config: { rootDir: string }; suites: (Suite & { file: string })[] };
  return suites.map((suite) => ({
    file: `${config.rootDir}/${suite.file}`.replace(`${root}/`, ''),
    ms: durationOf(suite),
  }));
};

/** Returns the slowest test files, slowest first. */
export const slowestFiles = (times: readonly FileTime[], count = 10): FileTime[] =>
  [...times].sort((a, b) => b.ms - a.ms).slice(0, count);
