import cors from 'cors';
import type { RequestHandler } from 'express';
import { captchaHeader } from '#contract/captcha-header.ts';
import { markAsOwnPage } from '#sim/http/own-pages.ts';

const backend = /^\/(wps|lgw|moreLottery|cdn)(\/|\?|$)/;

const isOrigin = (text: string): boolean => {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
};

/** Returns the first value that is not a valid origin; undefined if all are. */
export const invalidOrigin = (origins: readonly string[]): string | undefined => {
  const invalid = origins.find((it) => !isOrigin(it));
  if (invalid === undefined) return undefined;
  return invalid === '*'
    ? 'Browsers do not accept * for requests with a session. Name each origin, such as --cors http://localhost:3000.'
    : `"${invalid}" is not an origin. Use scheme, host and port, such as http://localhost:3000.`;
};

/** Allows pages of these origins to call the backend, but never the admin API. */
export const allowOrigins = (origins: readonly string[]): RequestHandler => {
  const allow = cors({
    origin: [...origins],
    exposedHeaders: ['Date', captchaHeader, 'Retry-After'],
    maxAge: 600,
  });
  return (request, response, next) => {
    // Game frames have no origin; their endpoints set the CORS headers themselves.
    if (!backend.test(request.url) || request.headers.origin === 'null') return next();
    if (origins.includes(request.headers.origin ?? '')) markAsOwnPage(request);
    allow(request, response, next);
  };
};
