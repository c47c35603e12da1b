import { launchGame } from '#contract/games/games.ts';
import type { Value } from '#contract/types.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import type { PlainReply } from '#sim/core/plain-reply.ts';
import { StoreError, storeProblem } from '#sim/core/store/store-error.ts';
import { pathOf } from '#sim/core/url.ts';
import { Worlds } from '#sim/core/worlds.ts';
import type { Handler } from '#sim/features/handler.ts';
import { handlers } from '#sim/features/handlers.ts';
import type { BodyKey } from '#sim/features/shared/body-key.ts';
import { roundHandlers } from '#sim/games/handlers.ts';
import { makeGameScreens } from '#sim/games/screens-api.ts';
import { type Api, makeApi } from '#sim/http/api.ts';
import { CallMetrics } from '#sim/http/call-metrics.ts';
import type { PlainCall } from '#sim/http/plain-call.ts';
import { problemReply } from '#sim/http/problem.ts';
import { makeWorlds } from '#sim/make-worlds.ts';
import { makePay } from '#sim/pay/pay-api.ts';
import { bodyKeyOf, makeKeyPair } from './browser-body-key.ts';
import { IndexedDbStore } from './indexeddb-store.ts';
import { openLink } from './open-link.ts';
import { callOf, responseOf } from './request-call.ts';
import { openBases, type StoredBases } from './stored-bases.ts';

/** Name of the only world that pages use: no cookie could name another. */
const worldName = 'default';

/** Path of the call that opens a link with scenarios. */
const openPath = '/__open';

/** The simulator in a browser, with one world. */
export interface StandaloneSimulator {
  /** Returns the response to a request, once its changes are stored; of paths for which `isSimulated` is true. */
  handle(request: Request): Promise<Response>;
}

/** Returns whether the simulator responds to a path; all others are files. */
export const isSimulated = (pathname: string): boolean =>
  /^\/(wps|lgw|moreLottery|__pay|__games|__open)(\/|$)/.test(pathname) &&
  !/^\/(__games\/(assets\/|frame\.(html|js)$)|__pay\/page\.css$)/.test(pathname);

/**
 * Returns the handler with the address of a file in place of the game's document: requests of sandboxed frames do not
 * reach a service worker. The file gets the document from the page.
 */
const withFrameFile = (handler: Handler): Handler => ({
  ...handler,
  handle: (context) => {
    const { gameUrl } = handler.handle(context) as Value<'launchGame'>;
    return { gameUrl: gameUrl.replace('/__games/', '/__games/frame.html?ticket=') };
  },
});

const openWorlds = async (store: IndexedDbStore, bases: StoredBases['bases']): Promise<Worlds> => {
  const worlds = makeWorlds({ store, bases }, (options) => new Worlds(options));
  for (const stored of await store.worlds()) worlds.load(stored, await store.contents(stored.name));
  if (!worlds.has(worldName)) worlds.create(worldName, {});
  return worlds;
};

/** Returns all calls of the simulator as one function. */
const makeCalls = (worlds: Worlds, store: IndexedDbStore): Api => {
  let key: Promise<BodyKey> | undefined;
  const bodyKey = (): Promise<BodyKey> => {
    key ??= store.setting('body-key', makeKeyPair).then(bodyKeyOf);
    return key;
  };
  const all = [...handlers, ...roundHandlers];
  const parts = [
    makeApi({
      worlds,
      handlers: all.map((it) => (it.endpoint.name === launchGame.name ? withFrameFile(it) : it)),
      services: { bodyKey, outgoing: new Outgoing() },
      metrics: new CallMetrics(),
      log: undefined,
    }),
    makePay(worlds),
    makeGameScreens(worlds),
    ({ method, url }: PlainCall) =>
      method === 'POST' && pathOf(url) === openPath
        ? openLink(worlds, worldName, new URLSearchParams(url.slice(openPath.length)))
        : undefined,
  ];
  return (call) => {
    for (const part of parts) {
      const reply = part(call);
      if (reply) return reply;
    }
    return undefined;
  };
};

const notFound: PlainReply = problemReply({ status: 404, title: 'Unknown path', detail: 'Nothing has this path.' });

/** Opens the simulator with the world that this browser stores, which is created if there is none. */
export const openSimulator = async (factory: IDBFactory, userAgent: string): Promise<StandaloneSimulator> => {
  const store = await IndexedDbStore.open(factory);
  const { bases, save } = await openBases(store);
  const worlds = await openWorlds(store, bases);
  const calls = makeCalls(worlds, store);
  return {
    handle: async (request) => {
      try {
        const reply = (await calls(callOf(request, userAgent))) ?? notFound;
        await worlds.flushed([worldName]);
        // After the response: copying a base takes longer than a call.
        setTimeout(save);
        return responseOf(reply);
      } catch (error) {
        if (error instanceof StoreError) return responseOf(problemReply(storeProblem(error)));
        throw error;
      }
    },
  };
};
