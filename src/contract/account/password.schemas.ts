import { z } from 'zod';
import { instant } from '../fields.ts';

const password = z.string().min(1).max(128);

/** Withdrawals are on hold until then, because the password was reset and not changed by its owner (A98); else null. */
const reply = z.object({ heldUntil: instant.nullable() });

/** R208 */
export const changePasswordSchemas = {
  body: z.strictObject({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  reply,
  errors: ['confirm.required', 'login.wrong-password', 'modify.new.old.same', 'password.common', 'request.too-many'],
} as const;

export const passwordByEmailSchemas = {
  body: z.strictObject({ username: z.string().min(1).max(64), email: z.string().min(1).max(254) }),
  reply: z.null(),
  errors: ['request.too-many'],
} as const;

export const passwordByMobileSchemas = {
  body: z.strictObject({
    newPassword: password,
    mobileNum: z.string().min(1).max(20),
    verificationCode: z.string().min(1).max(10),
  }),
  reply,
  errors: ['request.too-many', 'verification.wrong', 'verification.expired', 'modify.new.old.same', 'password.common'],
} as const;
