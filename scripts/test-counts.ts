export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Names of the passed tests that failed at their first try. */
  readonly flaky?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Errors of all tries. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Counts the tests in vitest's JSON report. */
export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as VitestReport;
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    flaky: flaky.map(({ fullName }) => fullName),
  };
};

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

/** Counts the tests in Playwright's JSON report. */
export const playwrightCount = (report: unknown): Count => {
  const { stats, errors, suites } = report as PlaywrightReport;
  const flaky = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || errors.length,
    flaky: flaky.map(({ title }) => title),
  };
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

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const durationOf = (suite: Suite): number =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);

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
