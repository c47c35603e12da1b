import * as z from 'zod';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { Match } from '#sim/core/matching/match.ts';
import { escapePattern } from '#sim/core/matching/pattern.ts';
import { maskBody, maskQuery } from '#sim/core/matching/secret-fields.ts';
import type { Override } from '#sim/core/overrides/override.ts';
import { checkReply } from '#sim/core/upstream.ts';
import { queryListsOf } from '#sim/core/url.ts';
import { parseJson } from '#sim/features/shared/open-body.ts';

/** Parts of an HTTP archive 1.2 that are read, whichever tool wrote it. */
const archive = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.string(),
          postData: z.object({ mimeType: z.string().optional(), text: z.string().optional() }).optional(),
        }),
        response: z.object({
          status: z.number(),
          content: z.object({ text: z.string().optional(), encoding: z.string().optional() }),
        }),
      }),
    ),
  }),
});

type HarEntry = z.output<typeof archive>['log']['entries'][number];

/** Maximum number of replies and overrides made from an archive. */
const maxReplies = 50;
const maxOverrides = 200;

/** Name of the overrides in lists and the journal. */
const name = 'HTTP archive';

const textOf = ({ text = '', encoding }: HarEntry['response']['content']): string =>
  encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;

/** Returns the query parameters of the contract; others, such as cache busters, differ from call to call. */
const knownQuery = ({ query }: Endpoint, url: string): Record<string, string | readonly string[]> => {
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return Object.fromEntries(Object.entries(queryListsOf(url)).filter(([key]) => known.includes(key)));
};

/** Returns the fields of a body to match; undefined if it is empty, encrypted or not an object. */
const bodyToMatch = (postData: HarEntry['request']['postData']): object | undefined => {
  const text = postData?.text ?? '';
  const body = /urlencoded/.test(postData?.mimeType ?? '')
    ? Object.fromEntries(new URLSearchParams(text))
    : parseJson(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !('jwe' in body) ? body : undefined;
};

const matchOf = (endpoint: Endpoint, { url, postData }: HarEntry['request']): Match => {
  const query = knownQuery(endpoint, url);
  const body = bodyToMatch(postData);
  return {
    ...(Object.keys(query).length > 0 && {
      query: maskQuery(endpoint, escapePattern(query)) as Record<string, string>,
    }),
    ...(body && { body: maskBody(endpoint, escapePattern(body)) as never }),
  };
};

export interface HarReplies {
  readonly overrides: readonly Override[];
  /** Number of calls that became replies. */
  readonly used: number;
  /** Calls that did not, with the reason. */
  readonly leftOut: readonly string[];
}

/**
 * Converts an HTTP archive to overrides: repeated calls get the recorded replies in order, and the last one repeats.
 * Replies that break the contract are left out. Returns undefined if it is not an archive.
 */
export const overridesOfHar = (input: unknown): HarReplies | undefined => {
  const { data } = archive.safeParse(input);
  if (!data) return undefined;
  const byCall = new Map<string, Override>();
  const leftOut: string[] = [];
  let used = 0;
  for (const { request, response } of data.log.entries) {
    const path = URL.parse(request.url)?.pathname ?? request.url;
    const leaveOut = (why: string) => void leftOut.push(`${request.method} ${path}: ${why}`);
    const endpoint = [...endpoints.values()].find((it) => it.method === request.method && it.path === path);
    if (!endpoint) {
      // Pages, scripts and pictures in a browser's archive do not belong to the backend.
      if (/^\/(wps|lgw)\//.test(path)) leaveOut('not in the contract');
      continue;
    }
    const body = parseJson(textOf(response.content));
    const { breaches, errorCode, value } = checkReply(endpoint, response.status, body);
    if (breaches.length > 0) {
      leaveOut(breaches.join('; '));
      continue;
    }
    const match = matchOf(endpoint, request);
    const key = `${endpoint.name} ${JSON.stringify(match)}`;
    const known = byCall.get(key);
    if ((known?.replies.length ?? 0) >= maxReplies || (!known && byCall.size >= maxOverrides)) {
      leaveOut('too many calls');
      continue;
    }
    const reply = { ...(errorCode !== null && { errorCode }), value: value ?? null };
    byCall.set(key, {
      name,
      endpoint: endpoint.name,
      ...(Object.keys(match).length > 0 && { match }),
      replies: [...(known?.replies ?? []), reply],
    });
    used += 1;
  }
  // The newest matching override applies, so those with more conditions come last.
  const overrides = [...byCall.values()].sort(
    (a, b) => JSON.stringify(a.match ?? {}).length - JSON.stringify(b.match ?? {}).length,
  );
  return { overrides, used, leftOut };
};
