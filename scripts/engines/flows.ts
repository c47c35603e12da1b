import { engines } from './engine.ts';

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly projectName: string; readonly status: Status }[];
}

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** The used part of Playwright's JSON report. */
export interface Report {
  readonly suites: readonly Suite[];
}

/** One flow with its result in each engine that runs it. */
export interface Flow {
  readonly area: string;
  readonly title: string;
  readonly results: ReadonlyMap<string, Status>;
}

/**
 * Returns the area of a test file: `e2e/cashier/deposit.test.ts` and `engines/webkit/cashier.test.ts` belong to the
 * cashier.
 */
const areaOf = (file: string): string => {
  const [top = '', next = '', name] = file.split('/');
  return (top === 'e2e' && name ? next : (name ?? next)).replace('.test.ts', '');
};

const specsOf = (suite: Suite, above: readonly string[]): { path: readonly string[]; spec: Spec }[] => {
  // The outermost suite is the file.
  const path = suite.title.endsWith('.test.ts') ? [] : [...above, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ path: [...path, spec.title], spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
};

/** Returns the flows of a report by area and title; results of several engines are merged. */
export const flowsOf = (report: Report): Flow[] => {
  const flows = new Map<string, { area: string; title: string; results: Map<string, Status> }>();
  for (const { path, spec } of report.suites.flatMap((suite) => specsOf(suite, []))) {
    const area = areaOf(spec.file);
    const title = path.join(': ');
    const flow = flows.get(`${area} ${title}`) ?? { area, title, results: new Map() };
    for (const { projectName, status } of spec.tests) flow.results.set(projectName, status);
    flows.set(`${area} ${title}`, flow);
  }
  return [...flows.values()].sort(
    (one, other) => one.area.localeCompare(other.area, 'en') || one.title.localeCompare(other.title, 'en'),
  );
};

/** Counts the flows of one engine; a flow that passed on retry counts as passed. */
export const countIn = (flows: readonly Flow[], project: string) => {
  const results = flows.map((flow) => flow.results.get(project));
  const count = (...wanted: readonly Status[]): number =>
    results.filter((status) => status !== undefined && wanted.includes(status)).length;
  return { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') };
};

const word: Record<Status, string> = {
  expected: 'works',
  flaky: 'works at the second try',
  unexpected: '**fails**',
  skipped: 'left out',
};

/** Returns the table of flows by engine as Markdown. */
export const flowTable = (flows: readonly Flow[], versions: ReadonlyMap<string, string>): string => {
  const columns = engines.map(({ name, project }) => `${name} ${versions.get(project) ?? ''}`.trim());
  const line = ({ area, title, results }: Flow): string => {
    const cells = engines.map(({ project }) => {
      const status = results.get(project);
      return status ? word[status] : '';
    });
    return `| ${area} | ${title.replaceAll('|', '\\|')} | ${cells.join(' | ')} |`;
  };
  const sums = engines.map(({ name, project }) => {
    const { passed, failed, skipped } = countIn(flows, project);
    return `${name}: ${passed} of ${passed + failed + skipped} flows work.`;
  });
  return `${sums.join(' ')}

| area | flow | ${columns.join(' | ')} |
|---|---|---|---|
${flows.map(line).join('\n')}
`;
};
