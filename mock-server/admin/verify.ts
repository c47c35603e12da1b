import { Router } from 'express';
import { verification } from '../core/matching/verification.ts';
import { verify } from '../core/matching/verify.ts';
import type { AdminParts } from './parts.ts';
import { readAs, worldOf } from './read.ts';

/** Whether a world was called as a test expects. */
export const verifyCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();

  router.post('/worlds/:world/verify', (request, response) => {
    const asked = readAs(verification, request.body);
    response.json(verify(asked, worldOf(worlds, request).journal.entries()));
  });

  return router;
};
