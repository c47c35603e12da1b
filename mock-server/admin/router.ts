import express, { type ErrorRequestHandler, type Router } from 'express';
import { unavailableProblem, WorldUnavailableError } from '#sim/core/migration.ts';
import { isWorldName } from '#sim/core/worlds.ts';
import { loadLazily } from '#sim/http/load-lazily.ts';
import { sendProblem } from '#sim/http/problem.ts';
import { accessCalls } from './access.ts';
import { actionCalls } from './actions/action-calls.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { audit, authorize } from './authorize.ts';
import { browserCalls } from './browser.ts';
import { callbackCalls } from './callbacks.ts';
import { callerOf, openTeamWorld, requireMemoryQuota, requireWorldAccess } from './caller.ts';
import { clockCalls } from './clock.ts';
import { codeCalls } from './codes.ts';
import { coverageCalls } from './coverage.ts';
import { eventCalls, publishChange } from './events.ts';
import { faultCalls } from './faults.ts';
import { flagCalls } from './flags.ts';
import { guard } from './guard.ts';
import { historyCalls } from './history.ts';
import { identityCalls } from './identity.ts';
import { FailedKeys, keyCalls } from './key.ts';
import { loginCalls } from './log-in.ts';
import { matchCalls } from './matches.ts';
import { memberCalls } from './members.ts';
import { openCalls, openPage } from './open.ts';
import { outcomeCalls } from './outcomes.ts';
import { overrideCalls } from './overrides.ts';
import { requestCalls } from './requests.ts';
import { safetyCalls } from './safety.ts';
import { scenarioCalls } from './scenarios.ts';
import { snapshotCalls } from './snapshots.ts';
import { testCalls } from './tests.ts';
import { upstreamCalls } from './upstream.ts';
import { verifyCalls } from './verify.ts';
import { webVitalsCalls } from './web-vitals.ts';
import { worldCalls } from './worlds.ts';

const snapshotLimit = '64mb';

/** Returns the router of the admin API, to be mounted at `/__admin`. */
export const makeAdmin = (parts: AdminContext): Router => {
  const router = express.Router();
  router.get('/health', (_request, response) => {
    response.json({ ready: true, version: parts.version, network: parts.network?.() ?? [] });
  });
  const failedKeys = new FailedKeys(parts);
  router.use(openPage(), keyCalls(parts, failedKeys));
  router.use(
    guard(parts, failedKeys),
    audit(parts),
    authorize(parts),
    noStore,
    express.json({ limit: snapshotLimit, strict: false }),
    publishChange(parts),
  );
  router.use('/worlds/:world', async (request, response, next) => {
    const { world: name } = request.params;
    const isDeletion = request.method === 'DELETE' && request.path === '/';
    if (isWorldName(name)) {
      if (!isDeletion) openTeamWorld(parts.worlds, name, response);
      requireWorldAccess(parts.worlds, name, response);
    }
    const world = parts.worlds.find(name);
    if (world) requireMemoryQuota(parts.worlds, world, request, response);
    await world?.catchUp();
    world?.growth.startKeyedCall();
    response.once('close', () => parts.worlds.find(name)?.growth.endKeyedCall());
    next();
  });
  router.use(
    worldCalls(parts),
    testCalls(parts),
    flagCalls(parts),
    clockCalls(parts),
    requestCalls(parts),
    verifyCalls(parts),
    memberCalls(parts),
    safetyCalls(parts),
    identityCalls(parts),
    codeCalls(parts),
    outcomeCalls(parts),
    actionCalls(parts),
    matchCalls(parts),
    faultCalls(parts),
    overrideCalls(parts),
    upstreamCalls(parts),
    callbackCalls(parts),
    scenarioCalls(parts),
    snapshotCalls(parts),
    historyCalls(parts),
    coverageCalls(parts),
    webVitalsCalls(parts),
    accessCalls(parts),
  );
  router.get(/^\/(openapi\.json|docs)/, parts.documents);
  router.all('/mcp', parts.mcp);
  const metrics = loadLazily(async () => (await import('./metrics.ts')).serveMetrics(parts));
  router.get('/metrics', requireAdmin, metrics);
  router.use(openCalls(parts), browserCalls(parts), eventCalls(parts), loginCalls(parts));
  router.use((request, _response, next) => {
    if (/^(GET|HEAD)$/.test(request.method) && !request.path.startsWith('/worlds')) return next('router');
    throw new AdminError(404, 'Unknown call', `The admin API has no endpoint ${request.method} ${request.path}.`);
  });
  router.use(onError);
  return router;
};

/** Throws unless the caller has the admin key: metrics name the worlds and keys of all teams. */
const requireAdmin: express.RequestHandler = (_request, response, next) => {
  if (callerOf(response).role !== 'admin')
    throw new AdminError(403, 'Role not allowed', 'Metrics cover all teams, so only the admin key can read them.');
  next();
};

const noStore: express.RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof AdminError) return sendProblem(response, error.problem);
  if (error instanceof WorldUnavailableError) return sendProblem(response, unavailableProblem(error));
  const { status = 500, message } = error as { status?: number; message: string };
  // The application logs errors of the simulator and keeps their text from the caller.
  if (status >= 500) return next(error);
  sendProblem(response, { status, title: 'Unreadable request', detail: message });
};
