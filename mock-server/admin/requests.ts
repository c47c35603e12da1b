import { Router } from 'express';
import * as z from 'zod';
import type { JournalEntry } from '#sim/core/journal.ts';
import { maskEntry } from '#sim/core/matching/secret-fields.ts';
import { pathOf } from '#sim/core/url.ts';
import type { AdminContext } from './admin-context.ts';
import { harOf } from './har.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const requestFilter = z.strictObject({
  path: z.string().optional().describe('Part of the path.'),
  row: z.string().optional().describe('Name of the endpoint.'),
  method: z.string().toUpperCase().optional().describe('HTTP method.'),
  status: z.coerce.number().int().optional().describe('HTTP status.'),
  since: z.coerce.number().optional().describe('Earliest time, epoch ms of the world.'),
  until: z.coerce.number().optional().describe('Latest time, epoch ms of the world.'),
  after: z.coerce.number().int().optional().describe('Only calls after this number.'),
  search: z.string().optional().describe('Text anywhere in the call; case does not count.'),
  format: z.literal('har').optional().describe('An HTTP archive instead of the list.'),
  limit: z.coerce.number().int().min(1).max(100_000).default(200).describe('Most calls of the reply; the newest ones.'),
});

const matchesFilter = (filter: z.output<typeof requestFilter>) => (entry: JournalEntry) =>
  (filter.path === undefined || pathOf(entry.url).includes(filter.path)) &&
  (filter.row === undefined || entry.row === filter.row) &&
  (filter.method === undefined || entry.method === filter.method) &&
  (filter.status === undefined || entry.status === filter.status) &&
  (filter.since === undefined || entry.at >= filter.since) &&
  (filter.after === undefined || entry.seq > filter.after) &&
  (filter.until === undefined || entry.at <= filter.until);

export const requestCalls = ({ worlds, version }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/requests', (request, response) => {
    const filter = parseInput(requestFilter, request.query);
    const entries = worldOf(worlds, request).journal.entries().filter(matchesFilter(filter));
    const calls = entries.map((entry) => ({ entry, shown: maskEntry(entry) }));
    const word = filter.search?.toLowerCase();
    const found = word ? calls.filter(({ shown }) => JSON.stringify(shown).toLowerCase().includes(word)) : calls;
    const newest = found.slice(-filter.limit);
    if (filter.format === 'har') {
      response.json(harOf(newest, `${request.protocol}://${request.get('host')}`, version));
      return;
    }
    response.json({ total: found.length, requests: newest.map(({ shown }) => shown).reverse() });
  });

  router.get('/worlds/:world/strays', (request, response) => {
    const { total, first } = worldOf(worlds, request).journal.strays;
    response.json({ total, strays: first.map(maskEntry) });
  });

  router.delete('/worlds/:world/requests', (request, response) => {
    worldOf(worlds, request).journal.clear();
    response.status(204).end();
  });

  return router;
};
