import { z } from 'zod';

/** Fields of a body that change a way back into the account: what proves that its owner asks. */
export const identityProof = { loginPassword: z.string().min(1).max(128).optional() };

/** Why the proof is refused. */
export const identityErrors = ['confirm.required', 'login.wrong-password', 'request.too-many'] as const;
