import { X509Certificate } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { endpoints } from '#contract/endpoints.ts';
import { images, pictureCache } from '#sim/cdn/images.ts';
import { unavailableProblem, WorldUnavailableError } from '#sim/core/migration.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import { ProcessFigures } from '#sim/core/process-figures.ts';
import { StoreError, storeProblem } from '#sim/core/store/store-error.ts';
import { handlers } from '#sim/features/handlers.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { type BodyKey, type BodyKeyStore, loadBodyKey } from '#sim/features/shared/body-key.ts';
import { rules } from '#sim/games/all-rules.ts';
import { roundHandlers } from '#sim/games/handlers.ts';
import { allowFrameOrigin } from '#sim/games/headers.ts';
import { type Api, makeApi } from '#sim/http/api.ts';
import { CallMetrics } from '#sim/http/call-metrics.ts';
import { serveApi } from '#sim/http/express-api.ts';
import { loadLazily } from '#sim/http/load-lazily.ts';
import type { RefuseCall } from '#sim/http/pick-world.ts';
import { sendProblem } from '#sim/http/problem.ts';
import type { ProjectEndpoint } from '#sim/http/project-endpoints.ts';
import { isOfThisMachine } from '#sim/http/this-machine.ts';
import { watchRequests } from '#sim/http/watch-requests.ts';
import type { ClaimFigures } from '#sim/optional/processes/world-claims.ts';
import { quotaReply } from '#sim/optional/teams/quota-problem.ts';
import type { TeamWorlds } from '#sim/optional/teams/team-worlds.ts';
import { productVersion } from './product.ts';

/** Endpoints that game frames call; the origin of these frames is `null`. */
const frameEndpoints = [...endpoints.values()].filter(({ access }) => access === 'visit');

export interface AppOptions {
  /** Stores the key that bodies are encrypted to, so that it outlives the process. */
  readonly keepBodyKey?: BodyKeyStore | undefined;
  /** Which worlds this process serves, if it shares them with others. */
  readonly claims?: ClaimFigures | undefined;
  /** Forwards calls of worlds that another process serves. */
  readonly forward?: RequestHandler | undefined;
  /** Figures that the metrics report. */
  readonly figures?: ProcessFigures | undefined;
  /** Returns by how much this machine's clock is ahead of the shared database's, ms. */
  readonly clockSkewMs?: (() => number) | undefined;
  /** Admin key; without it the admin API is for this machine only. */
  readonly key?: string | undefined;
  readonly log?: Logger | undefined;
  /** Returns whether `/__ready` should report ready; false while the process stops. */
  readonly ready?: () => boolean;
  /** Other origins of the site's pages; they may show games in frames. */
  readonly origins?: readonly string[];
  /** Sends requests of worlds; without it no requests are sent. */
  readonly outgoing?: Outgoing | undefined;
  /** Addresses of trusted reverse proxies; those of this machine by default. */
  readonly front?: string | undefined;
  /** Runs before everything else, such as CORS. */
  readonly before?: RequestHandler | undefined;
  /** Addresses by which other devices reach the simulator. */
  readonly network?: () => readonly string[];
  /** Certificate of the authority that devices have to trust for https, PEM. */
  readonly authority?: string | undefined;
  /** Endpoints outside the contract that a project adds. */
  readonly endpoints?: readonly ProjectEndpoint[] | undefined;
  /** Scenarios that a project adds. */
  readonly scenarios?: readonly Scenario[] | undefined;
  /** Address of an app of another server that the console shows. */
  readonly appUrl?: string | undefined;
  /** The built site; handles all remaining paths. */
  readonly site?: RequestHandler;
}

/** Path of the certificate that a phone has to trust. */
export const authorityPath = '/__certificate';

const probe = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Responds to errors that no handler caught, without stack traces or file paths. */
const handleUnexpectedError =
  (log: Logger | undefined): ErrorRequestHandler =>
  (error: { status?: number; statusCode?: number }, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof WorldUnavailableError) return sendProblem(response, unavailableProblem(error));
    if (error instanceof StoreError) return sendProblem(response, storeProblem(error));
    const status = error.status ?? error.statusCode ?? (error instanceof URIError ? 400 : 500);
    if (status >= 500) log?.error(error);
    const title = status < 500 ? 'Unreadable request' : 'Simulator error';
    sendProblem(response, {
      status,
      title,
      detail: status < 500 ? 'The request could not be parsed.' : 'See the log.',
    });
  };

/** Creates the simulator as an Express application that does not listen yet. */
export const createApp = (worlds: TeamWorlds, options: AppOptions = {}): Express =>
  createAppWithApi(worlds, options).app;

/** Creates the application together with the API that it serves, for callers in this process. */
export const createAppWithApi = (
  worlds: TeamWorlds,
  options: AppOptions = {},
): { readonly app: Express; readonly api: Api } => {
  let key: Promise<BodyKey> | undefined;
  const bodyKey = () => {
    key ??= loadBodyKey(options.keepBodyKey);
    return key;
  };
  const { outgoing = new Outgoing(), figures = new ProcessFigures() } = options;
  const metrics = new CallMetrics();
  const app = express();
  app.disable('x-powered-by');
  // Forwarded addresses are trusted only from a reverse proxy, by default one on this machine.
  app.set('trust proxy', options.front ?? 'loopback');
  app.use((request, _response, next) => {
    if (!isOfThisMachine(request)) worlds.makeSecretsUnpredictable();
    next();
  });
  app.use(watchRequests(figures));
  // Liveness and readiness probes.
  app.get('/__health', (_request, response) => void response.set(probe).end('ok\n'));
  app.get('/__ready', (_request, response) => {
    const isStopping = !(options.ready?.() ?? true);
    const fault = worlds.storeFault();
    const isReady = !isStopping && fault === undefined && !worlds.unavailable.has('default');
    const state = isStopping ? 'stopping' : isReady ? 'ready' : 'not ready';
    const causes = [...worlds.unavailable.values()].map(({ error }) => error.message);
    response
      .status(isReady ? 200 : 503)
      .set(probe)
      .end(`${[state, ...(fault === undefined ? [] : [fault]), ...causes].join('\n')}\n`);
  });
  const { authority } = options;
  if (authority)
    app.get(authorityPath, (_request, response) => {
      response
        .set({ ...probe, 'Content-Type': 'application/x-x509-ca-cert' })
        .attachment('simulator.crt')
        .end(new X509Certificate(authority).raw);
    });
  if (options.before) app.use(options.before);
  if (options.forward) app.use(options.forward);
  const services = { bodyKey, outgoing };
  const refuseCall: RefuseCall = (...call) => quotaReply(worlds, ...call);
  const { endpoints = [] } = options;
  if (endpoints.length > 0)
    app.use(
      loadLazily(async () =>
        (await import('#sim/http/project-endpoints.ts')).serveProjectEndpoints(worlds, endpoints, refuseCall),
      ),
    );
  for (const { path } of frameEndpoints) app.use(path, allowFrameOrigin);
  const api = makeApi({
    worlds,
    handlers: [...handlers, ...roundHandlers],
    refuseCall,
    services,
    metrics,
    log: options.log,
  });
  app.use(serveApi(api));
  // The API sets this header together with its others: Node writes headers one by one if one was set earlier.
  app.use((_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  const documents = loadLazily(async () => (await import('#sim/openapi/serve.ts')).serveDocument(productVersion));
  const mcp = loadLazily(async () => (await import('#sim/optional/mcp/serve.ts')).serveMcp());
  const admin = {
    documents,
    mcp,
    worlds,
    claims: options.claims,
    outgoing,
    // An empty environment variable must not disable the key check.
    key: options.key || undefined,
    onWarning: (text: string) => options.log?.warn(text),
    version: productVersion,
    metrics,
    figures,
    clockSkewMs: options.clockSkewMs,
    games: rules,
    network: options.network,
    scenarios: options.scenarios,
  };
  app.use(
    '/__admin',
    loadLazily(async () => (await import('#sim/admin/router.ts')).makeAdmin(admin)),
  );
  app.use(
    '/__admin',
    loadLazily(async () => (await import('#sim/console/serve.ts')).serveConsole(options.appUrl)),
  );
  app.use(
    '/__games',
    loadLazily(async () => (await import('#sim/games/serve.ts')).serveGames(worlds, options.origins)),
  );
  app.use(
    '/__pay',
    loadLazily(async () => (await import('#sim/pay/serve.ts')).servePay(worlds)),
  );
  worlds.budget.caches.push(pictureCache);
  app.get('/cdn/:host/*path', images);
  if (options.site) app.use(options.site);
  else app.use(loadLazily(async () => (await import('#sim/console/no-site.ts')).serveNoSite()));
  app.use(handleUnexpectedError(options.log));
  return { app, api };
};
