import type { Value } from '#contract/types.ts';
import { memberScoped } from '#lib/member-scope.ts';

/** Member info; null while unknown or without a session. */
export const $member = memberScoped<Value<'memberInfo'> | null>(null);
