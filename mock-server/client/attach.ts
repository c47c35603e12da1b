import type { APIRequest, Browser, BrowserContext } from 'playwright/test';

/** Origins of a test, and the world that it uses. */
export interface Attachment {
  readonly world: string;
  readonly simulator: string;
  /** Origin of the pages; the simulator's own if it serves them. */
  readonly site: string;
}

/** World in the routes that were added to a context for calls to another origin. */
const routed = new WeakMap<BrowserContext, string>();

/** Assigns all pages of a context to a world: by a cookie, and by a header for calls to another origin. */
export const attachContext = async (context: BrowserContext, { world, simulator, site }: Attachment): Promise<void> => {
  await context.addCookies([...new Set([site, simulator])].map((url) => ({ name: 'sim_world', value: world, url })));
  if (site === simulator || routed.get(context) === world) return;
  routed.set(context, world);
  await context.route(`${simulator}/**`, (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-sim-world': world } }),
  );
};

interface CurrentTest {
  readonly sim: { readonly world: string; readonly attach: (context: BrowserContext) => Promise<void> };
  /** Headers of the project's configuration. */
  readonly headers: Readonly<Record<string, string>> | undefined;
}

// A worker runs one test at a time.
let current: CurrentTest | undefined;

/** Attaches all contexts that are created while `run` runs. */
export const attachWhile = async (test: CurrentTest, run: () => Promise<void>): Promise<void> => {
  current = test;
  try {
    await run();
  } finally {
    current = undefined;
  }
};

/** Makes a browser attach its new contexts to the world of the test that creates them. */
export const attachNewContexts = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await current?.sim.attach(context);
    return context;
  };
  return browser;
};

/** Adds the world of the current test to new request contexts. */
export const attachNewRequests = (request: APIRequest): void => {
  const newContext = request.newContext.bind(request);
  request.newContext = (options = {}) => {
    if (!current) return newContext(options);
    const { sim, headers } = current;
    const extraHTTPHeaders = { 'x-sim-world': sim.world, ...(options.extraHTTPHeaders ?? headers) };
    return newContext({ ...options, extraHTTPHeaders });
  };
};
