import * as z from 'zod';
import { instant, money } from '../fields.ts';

export const rafflesSchemas = {
  summary: 'List raffles with the tickets of the member',
  reply: z.array(
    z.object({
      id: z.number().int().positive().describe('Number of the promotion.'),
      tickets: z.number().int().describe('Tickets of the member so far.'),
      maxTickets: z.number().int().describe('Most tickets that a member can have.'),
      drawAt: instant.describe('When the winners are drawn or were drawn. Epoch ms.'),
      isDrawn: z.boolean().describe('Whether the winners were drawn.'),
      prizes: z.array(money).describe('Prizes in the order of the draw, in major units.'),
      won: money.nullable().describe('Prize of the member, in major units; null without one.'),
    }),
  ),
  errors: [],
} as const;
