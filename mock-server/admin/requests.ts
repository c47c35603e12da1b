import { Router } from 'express';
import { z } from 'zod';
import type { JournalEntry } from '../core/journal.ts';
import { mask } from '../core/matching/mask.ts';
import type { AdminContext } from './admin-context.ts';
import { harOf } from './har.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const requestFilter = z.strictObject({
  path: z.string().optional(),
  row: z.string().optional(),
  method: z.string().toUpperCase().optional(),
  status: z.coerce.number().int().optional(),
  /** Epoch ms of the world. */
  since: z.coerce.number().optional(),
  until: z.coerce.number().optional(),
  /** Only calls after this `seq`. */
  after: z.coerce.number().int().optional(),
  search: z.string().optional(),
  /** An HTTP archive instead of the list. */
  format: z.literal('har').optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const passes = (asked: z.output<typeof requestFilter>) => (entry: JournalEntry) =>
  (asked.path === undefined || pathOf(entry.url).includes(asked.path)) &&
  (asked.row === undefined || entry.row === asked.row) &&
  (asked.method === undefined || entry.method === asked.method) &&
  (asked.status === undefined || entry.status === asked.status) &&
  (asked.since === undefined || entry.at >= asked.since) &&
  (asked.after === undefined || entry.seq > asked.after) &&
  (asked.until === undefined || entry.at <= asked.until);

export const requestCalls = ({ worlds, version }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/requests', (request, response) => {
    const asked = parseInput(requestFilter, request.query);
    const entries = worldOf(worlds, request).journal.entries().filter(passes(asked));
    const shown = entries.map((entry) => mask(entry) as JournalEntry);
    const word = asked.search?.toLowerCase();
    const found = word ? shown.filter((entry) => JSON.stringify(entry).toLowerCase().includes(word)) : shown;
    const newest = found.slice(-asked.limit);
    if (asked.format === 'har') {
      response.json(harOf(newest, `${request.protocol}://${request.get('host')}`, version));
      return;
    }
    response.json({ total: found.length, requests: newest.reverse() });
  });

  router.delete('/worlds/:world/requests', (request, response) => {
    worldOf(worlds, request).journal.clear();
    response.status(204).end();
  });

  return router;
};
