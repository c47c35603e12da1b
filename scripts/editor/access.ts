import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { networkAddress } from '#sim/http/network-address.ts';
import { isOfOwnPage } from '#sim/http/own-pages.ts';
import { isOfThisMachine } from '#sim/http/this-machine.ts';
import { htmlPage, readForm, sendPage } from './html.ts';

const loginPath = '/keystatic-login';
const cookieName = 'content_editor_session';
/** Ends with the process, which logs editors out; without it a cookie cannot be computed from a guessed key. */
const cookieSecret = randomBytes(32);
const editorPath = /^\/+(api\/+)?keystatic(?=[-/]|$)/i;
const maxFailures = 10;
const failureWindowMs = 60_000;

/** Returns whether a URL is part of the editor. The server ignores case and decodes paths before it chooses their handler. */
export const isOfEditor = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return editorPath.test(decodeURI(path));
  } catch {
    return true;
  }
};

const isSameKey = (candidate: string | undefined, key: string): boolean => {
  const [got, wanted] = [Buffer.from(candidate ?? ''), Buffer.from(key)];
  return got.length === wanted.length && timingSafeEqual(got, wanted);
};

/** Returns the login cookie of a key, `name=value`. */
const editorCookie = (key: string): string =>
  `${cookieName}=${createHmac('sha256', cookieSecret).update(key).digest('base64url')}`;

const hasEditorCookie = ({ headers }: IncomingMessage, key: string): boolean => {
  const found = headers.cookie?.split(/;\s*/).find((it) => it.startsWith(`${cookieName}=`));
  return isSameKey(found, editorCookie(key));
};

const loginForm = (message = ''): string =>
  htmlPage(
    'Log in to the content editor',
    `<form method="post" action="${loginPath}">
${message && `<p role="alert">${message}</p>`}
<label>Admin key <input name="key" type="password" autocomplete="current-password" required autofocus></label>
<button>Log in</button>
</form>`,
  );

/** Accepts the key once and sets the login cookie, which only this origin's pages send. */
const logIn = async (
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  failures: Map<string, readonly number[]>,
): Promise<void> => {
  const address = networkAddress(request.socket.remoteAddress);
  const candidate = (await readForm(request)).get('key')?.trim();
  // Counted after the body was read: parallel requests would all pass an earlier check.
  const recent = (failures.get(address) ?? []).filter((at) => performance.now() - at < failureWindowMs);
  if (recent.length >= maxFailures) return sendPage(response, 429, loginForm('Too many wrong keys. Wait 1 minute.'));
  if (!isSameKey(candidate, key)) {
    failures.set(address, [...recent, performance.now()]);
    return sendPage(response, 401, loginForm('Wrong key. Enter the ADMIN_KEY of the simulator.'));
  }
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  response.writeHead(303, {
    'set-cookie': `${editorCookie(key)}; Path=/; HttpOnly; SameSite=Strict${secure}`,
    location: '/keystatic',
    'cache-control': 'no-store',
  });
  response.end();
};

/** Sent with the editor's pages: their scripts and fonts come from this origin only. */
const policy = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  // The phone preview is redirected from an address of the editor.
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/**
 * Protects the editor. With a key, requests need it, and those from other machines need it for every path of the
 * development server. Without one, only this machine has access. Pages of other origins may not change anything.
 */
export const requireEditor = (key: string | undefined): Connect.NextHandleFunction => {
  const failures = new Map<string, readonly number[]>();
  return (request, response, next) => {
    const url = request.url ?? '/';
    const isEditor = isOfEditor(url);
    const isLocal = isOfThisMachine(request);
    const hasKey = key !== undefined && hasEditorCookie(request, key);
    if (!isEditor && (isLocal || hasKey)) return next();
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOfOwnPage(request))
      return sendPage(response, 403, htmlPage('Not allowed', '<p>Open the editor itself to change content.</p>'));
    if (key === undefined) {
      if (!isLocal)
        return sendPage(
          response,
          403,
          htmlPage('Not allowed', '<p>Without ADMIN_KEY the editor can be opened on its own machine only.</p>'),
        );
    } else if (url.split('?', 1)[0] === loginPath) {
      if (changes) return void logIn(key, request, response, failures).catch(next);
      return sendPage(response, 200, loginForm());
    } else if (!hasKey) {
      if (request.headers['sec-fetch-dest'] === 'document' && !changes) {
        response.writeHead(303, { location: loginPath, 'cache-control': 'no-store' });
        return void response.end();
      }
      return sendPage(response, 401, htmlPage('Log in', `<p><a href="${loginPath}">Log in</a> to the editor.</p>`));
    }
    response.setHeader('content-security-policy', policy);
    next();
  };
};
