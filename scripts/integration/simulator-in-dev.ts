import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AstroIntegration } from 'astro';
import { readContent } from '#content/read.ts';
import { playRound } from '#contract/games/games.ts';
import { paths } from '#paths.ts';
import { entryPath, prefixOf, readAddress, type SiteLocale, siteLocaleOf } from '#sim/site/addresses.ts';
import { readChosenLocale } from '#sim/site/locale.ts';
import { toolbarTag, wantsToolbar } from '#sim/site/toolbar.ts';
import { errorPage } from './simulator-errors.ts';

const simulated = ['/wps', '/lgw', '/moreLottery', '/cdn', '/__admin', '/__games', '/__pay'];

/**
 * Returns the language that the world of a request gives to visitors without a choice; the default while the simulator
 * restarts.
 */
const worldLocale = async (simulator: string, { headers }: IncomingMessage): Promise<SiteLocale> => {
  try {
    const reply = await fetch(`${simulator}/wps/system/settings/template`, {
      headers: { cookie: headers.cookie ?? '' },
    });
    const body = (await reply.json()) as { value?: { location?: string } };
    return siteLocaleOf(body.value?.location);
  } catch {
    return siteLocaleOf(undefined);
  }
};

/** Returns the path of a promotion's own document; undefined for other pages and for promotions without one. */
const promotionDocument = (path: string, search = ''): string | undefined => {
  const document = path === paths.activityDetail ? entryPath(path, new URLSearchParams(search)) : undefined;
  return document && readContent().promotions.some(({ id }) => document.endsWith(`/${id}`)) ? document : undefined;
};

/** Returns the address of the document that the web server would send. */
const rewrite = async (simulator: string, request: IncomingMessage): Promise<string | undefined> => {
  const [pathname = '/', search] = (request.url ?? '/').split(/(?=\?)/, 2);
  const { path, locale: localeOfPath } = readAddress(pathname);
  if (!path.startsWith('/m/')) return undefined;
  const locale = localeOfPath ?? readChosenLocale(request.headers.cookie) ?? (await worldLocale(simulator, request));
  return `${prefixOf(locale)}${promotionDocument(path, search) ?? path}${search ?? ''}`;
};

/**
 * Allows game frames, whose origin is `null`, to load files of the development server, which refuses other origins. The
 * simulator itself restricts what such frames may read.
 */
const admitFrame = ({ url, headers }: IncomingMessage): void => {
  if (/^\/(__games|cdn)\//.test(url ?? '') || url === playRound.path || url?.startsWith('/wps/game/sports/'))
    delete headers['sec-fetch-site'];
};

/** Adds the toolbar's script to the end of a document; other responses are unchanged. */
const endWithToolbar = (response: ServerResponse): void => {
  const end = response.end.bind(response) as (...last: unknown[]) => ServerResponse;
  response.end = (...last: unknown[]) => {
    if (String(response.getHeader('content-type')).startsWith('text/html')) {
      if (!response.headersSent) response.removeHeader('content-length');
      const [chunk] = last;
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) response.write(chunk);
      return end(toolbarTag);
    }
    return end(...last);
  };
};

const wantsPage = ({ headers }: IncomingMessage): boolean => /\btext\/html\b/.test(headers.accept ?? '');

const sendErrorPage = (response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(errorPage());
};

/** Returns whether the simulator listens; it does not while it restarts, or if a change breaks its start. */
const answers = async (simulator: string): Promise<boolean> => {
  try {
    return (await fetch(`${simulator}/__health`)).ok;
  } catch {
    return false;
  }
};

/**
 * Closes the page's connection when the simulator closes its own, as faults do: a status 500 would be a different
 * failure. While the simulator does not listen, shows its error page.
 */
const passResetsOn = (proxy: { on(event: 'error', listener: ProxyError): unknown }): void =>
  void proxy.on('error', ({ code }, request, response) => {
    if (code === 'ECONNREFUSED' && 'writeHead' in response && wantsPage(request)) return sendErrorPage(response);
    const socket = 'socket' in response ? response.socket : response;
    if (code === 'ECONNRESET') (socket as Socket | null)?.resetAndDestroy();
  });
type ProxyError = (error: NodeJS.ErrnoException, request: IncomingMessage, response: ServerResponse | Socket) => void;

/**
 * Forwards backend paths to the simulator in development, chooses languages and adds the toolbar as the web server
 * does.
 */
export const simulatorInDev = (simulator: string | undefined): AstroIntegration => ({
  name: 'simulator-in-dev',
  hooks: {
    'astro:config:setup'({ command, updateConfig }) {
      if (command !== 'dev' || !simulator) return;
      const proxy = Object.fromEntries(
        // Forwarded requests of other machines may not reach the console; this server listens only to this machine.
        simulated.map((path) => [path, { target: simulator, xfwd: path !== '/__admin', configure: passResetsOn }]),
      );
      // The simulator sets its own CORS headers; Vite's would come first and block games.
      updateConfig({ vite: { server: { proxy, cors: false } } });
    },
    'astro:server:setup'({ server }) {
      if (!simulator) return;
      // Runs before every middleware, because Astro's origin check is the first one.
      server.httpServer?.prependListener('request', admitFrame);
      server.middlewares.use(async (request, response, next) => {
        const isPage = readAddress((request.url ?? '/').split('?', 1)[0] ?? '/').path.startsWith('/m/');
        if (isPage && wantsPage(request) && !(await answers(simulator))) return sendErrorPage(response);
        const path = await rewrite(simulator, request);
        // Astro keeps the entries of a page until this event, and content changes without one.
        if (path?.includes(`${paths.activityDetail}/`)) server.environments.ssr.hot.send('astro:content-changed', {});
        if (path && wantsToolbar(request)) endWithToolbar(response);
        request.url = path ?? request.url ?? '/';
        next();
      });
    },
  },
});
