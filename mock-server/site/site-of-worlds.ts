import type { Request, RequestHandler } from 'express';
import type { Worlds } from '#sim/core/worlds.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { pickWorld } from '#sim/http/pick-world.ts';
import { type SiteLocale, siteLocaleOf } from './addresses.ts';
import { reportPath } from './headers.ts';
import type { PolicyReport } from './reports.ts';
import { serveSite } from './serve.ts';

/**
 * Serves the built site of a folder with each world's default language and settings, and writes policy reports to its
 * journal. Throws a one-sentence error without a build.
 */
export const siteOfWorlds = (worlds: Worlds, dir: string, api?: string): RequestHandler => {
  const defaultLocale = (request: Request): SiteLocale => {
    const world = pickWorld(worlds, request);
    return siteLocaleOf(world && flag(world.state, 'LOCATION'));
  };
  const onPolicyReport = (request: Request, report: PolicyReport): void => {
    const world = pickWorld(worlds, request);
    if (!world) return;
    const { method, headers } = request;
    const entry = world.journal.open({ at: world.now(), method, url: reportPath, requestHeaders: headers, row: null });
    entry.requestBody = report;
    entry.status = 204;
    world.journal.recordStray(entry);
    world.journal.close(entry);
  };
  return serveSite({ dir, api, defaultLocale, onPolicyReport });
};
