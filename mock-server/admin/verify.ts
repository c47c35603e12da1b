import { Router } from 'express';
import { verification } from '#sim/core/matching/verification.ts';
import { verify } from '#sim/core/matching/verify.ts';
import type { AdminContext } from './admin-context.ts';
import { parseInput, worldOf } from './parse-input.ts';

/** Verifies that a world was called as a test expects. */
export const verifyCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.post('/worlds/:world/verify', (request, response) => {
    const input = parseInput(verification, request.body);
    response.json(verify(input, worldOf(worlds, request).journal));
  });

  return router;
};
