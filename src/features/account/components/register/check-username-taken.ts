import { verification } from '#contract/account/registration.ts';
import { api } from '#lib/http/client.ts';
import type { Form } from '#ui/form/use-form.ts';
import { matchesRule } from '../../model/field-rules.ts';
import type { RegisterEntry } from '../../model/registration.ts';
import type { FormName } from './validate-registration-field.ts';

/** Reports a taken username on blur if it satisfies its rule. The server checks again on submit. */
export const checkUsernameTaken = async (
  left: EventTarget,
  form: Form<FormName>,
  fields: readonly RegisterEntry[],
): Promise<void> => {
  if (!(left instanceof HTMLInputElement) || left.name !== 'username') return;
  const value = left.value.trim();
  const rule = fields.find(({ name }) => name === 'username')?.rule;
  if (!value || !rule || !matchesRule(rule, value)) return;
  const { free } = await api(verification, { query: { field: 'username', value } }).catch(() => ({ free: true }));
  if (!free && form.read().username === value) form.note('username.taken', 'username');
};
