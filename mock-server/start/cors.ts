import cors from 'cors';
import type { RequestHandler } from 'express';
import { captchaHeader } from '../../src/contract/captcha-header.ts';

const backend = /^\/(wps|lgw|moreLottery|cdn)(\/|\?|$)/;

/** Lets pages of these origins call the backend; never the admin API. */
export const letIn = (origins: readonly string[]): RequestHandler => {
  const allow = cors({
    origin: [...origins],
    credentials: true,
    exposedHeaders: ['Date', captchaHeader],
    maxAge: 600,
  });
  return (request, response, next) => (backend.test(request.url) ? allow(request, response, next) : next());
};
