import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorStatus } from '#contract/errors.ts';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface BackendRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly signedIn: boolean;
}

/** One way in which a backend breaks the contract, and the expected finding. */
export interface Defect {
  readonly what: string;
  readonly path: string;
  readonly found: { readonly row: string; readonly kind: string; readonly field: string };
  corrupt(reply: Reply, request: BackendRequest): void;
}

// biome-ignore lint/suspicious/noExplicitAny: replies of any endpoint, to be corrupted
type Anything = any;

const inValue =
  (change: (value: Anything) => void): Defect['corrupt'] =>
  (reply) => {
    const body = JSON.parse(reply.body) as { success: boolean; value: unknown };
    if (!body.success) return;
    change(body.value);
    reply.body = JSON.stringify(body);
  };

const sendJson = (reply: Reply, status: number, body: unknown): void => {
  reply.status = status;
  reply.body = JSON.stringify(body);
};

const success = (value: unknown) => ({ success: true, value, errorCode: null, message: '' });

export const defects: readonly Defect[] = [
  {
    what: 'a field is missing',
    path: '/wps/member/info',
    found: { row: 'memberInfo', kind: 'field', field: 'account' },
    corrupt: inValue((value) => {
      value.account = undefined;
    }),
  },
  {
    what: 'a number comes as text',
    path: '/wps/wallets/balance',
    found: { row: 'balance', kind: 'field', field: 'sumBalance' },
    corrupt: inValue((value) => {
      value.sumBalance = String(value.sumBalance);
    }),
  },
  {
    what: 'a word that the contract does not know',
    path: '/wps/system/status',
    found: { row: 'systemStatus', kind: 'field', field: 'status' },
    corrupt: inValue((value) => {
      value.status = 'asleep';
    }),
  },
  {
    what: 'the wrapper lacks its code',
    path: '/wps/system/country',
    found: { row: 'country', kind: 'envelope', field: 'errorCode' },
    corrupt: (reply) => {
      const body = JSON.parse(reply.body) as Record<string, unknown>;
      reply.body = JSON.stringify({ ...body, errorCode: undefined });
    },
  },
  {
    what: 'a refusal comes with 200',
    path: '/wps/member/info/icon',
    found: { row: 'headIcon', kind: 'status', field: '' },
    corrupt: (reply, { signedIn }) => {
      if (!signedIn) reply.status = 200;
    },
  },
  {
    what: 'a page of a gateway instead of a reply',
    path: '/wps/game/hot',
    found: { row: 'hotGames', kind: 'reply', field: '' },
    corrupt: (reply) => {
      reply.status = 502;
      reply.headers['content-type'] = 'text/html';
      reply.body = '<h1>Bad gateway</h1>';
    },
  },
  {
    what: 'a row answers who is not signed in',
    path: '/wps/game/favourite/nodes',
    found: { row: 'favouriteNodes', kind: 'access', field: '' },
    corrupt: (reply, { signedIn }) => {
      if (!signedIn) sendJson(reply, 200, success([]));
    },
  },
  {
    what: 'a row of agents answers a player',
    path: '/wps/relay/MCS2_wps_downlines',
    found: { row: 'downlines', kind: 'access', field: '' },
    corrupt: (reply, { signedIn }) => {
      if (signedIn) sendJson(reply, 200, success([]));
    },
  },
  {
    what: 'a page before the first is taken',
    path: '/wps/relay/GCSGAME_gameList',
    found: { row: 'gameList', kind: 'input', field: '' },
    corrupt: (reply, { query }) => {
      if (query.get('page') === '0' || query.get('pageNo') === '0' || query.get('language') === 'XX')
        sendJson(reply, 200, success({ content: [], total: 0 }));
    },
  },
  {
    what: 'an error code of its own',
    path: '/wps/promotion/available',
    found: { row: 'rewards', kind: 'code', field: 'errorCode' },
    corrupt: (reply, { signedIn }) => {
      if (signedIn)
        sendJson(reply, errorStatus['system.unknown'], { ...success(null), success: false, errorCode: 'E-1234' });
    },
  },
  {
    what: 'personal figures may be cached by anybody',
    path: '/wps/safety/limits',
    found: { row: 'ownLimits', kind: 'header', field: 'Cache-Control' },
    corrupt: (reply, { signedIn }) => {
      if (signedIn) reply.headers['cache-control'] = 'public, max-age=60';
    },
  },
  {
    what: 'one entry of a list is broken',
    path: '/lgw/games/mobile',
    found: { row: 'lotteryList', kind: 'field', field: '*.closesAt' },
    corrupt: inValue((value) => {
      value[1].closesAt = null;
    }),
  },
];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const forwardedHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !/^(host|connection|content-length|accept-encoding)$/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );

/** Starts a proxy in front of a valid backend that breaks its replies in these ways. */
export const startBroken = async (origin: string, defects: readonly Defect[]) => {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const body = await bodyOf(request);
    const good = await fetch(url, {
      method: request.method ?? 'GET',
      headers: forwardedHeaders(request.headers),
      ...(body.length > 0 && { body }),
    });
    const kept = ['content-type', 'cache-control', 'date'].map((name) => [name, good.headers.get(name) ?? '']);
    const reply: Reply = { status: good.status, headers: Object.fromEntries(kept), body: await good.text() };
    const facts: BackendRequest = {
      path: url.pathname,
      query: url.searchParams,
      signedIn: request.headers.authorization !== undefined,
    };
    for (const defect of defects) if (defect.path === facts.path) defect.corrupt(reply, facts);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
