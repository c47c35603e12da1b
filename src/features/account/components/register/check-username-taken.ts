import { verification } from '#contract/account/registration.ts';
import { api } from '#lib/http/client.ts';
import type { Form } from '#ui/form/use-form.ts';
import type { FormName } from './validate-registration-field.ts';

/** Reports a taken username on blur if it is otherwise valid. The server checks again on submit. */
export const checkUsernameTaken = async (left: EventTarget, form: Form<FormName>): Promise<void> => {
  if (!(left instanceof HTMLInputElement) || left.name !== 'username') return;
  const value = left.value.trim();
  if (!/^[A-Za-z0-9]{4,16}$/.test(value)) return;
  const { free } = await api(verification, { query: { field: 'username', value } }).catch(() => ({ free: true }));
  if (!free && form.read().username === value) form.note('username.taken', 'username');
};
