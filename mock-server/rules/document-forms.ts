import { z } from 'zod';
import type { DocumentForms } from '../engine/snapshot.ts';

const name = z.string().min(1).max(64);
const optional = z.string().max(254).nullable();

/** What a member, a session and a balance must have, so that a snapshot from elsewhere cannot bring a world down. */
export const documentForms: DocumentForms = {
  member: z.looseObject({
    id: name,
    account: name,
    type: z.number().int(),
    staff: z.boolean(),
    nickname: z.string().max(64),
    password: z.string(),
    registeredAt: z.number().int(),
    upline: optional,
    icon: z.number().int(),
    mobile: optional,
    email: optional,
    disabled: z.boolean(),
    firstTimeLogin: z.boolean(),
    level: z.number().int().min(1),
  }),
  session: z.looseObject({ id: z.string().min(1), member: name }),
  balance: z.looseObject({ id: z.string().min(1), centavos: z.number().int() }),
};
