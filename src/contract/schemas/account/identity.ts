import { z } from 'zod';

/** Fields of a body that change a way back into the account: what proves that its owner asks. */
export const identityProof = { loginPassword: z.string().min(1).max(128).optional() };
