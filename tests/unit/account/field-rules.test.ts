import { expect, test } from 'vitest';
import { ruleNames } from '#contract/account/registration.schemas.ts';
import { version } from '#tests/support/settings.ts';
import { openTab } from '#tests/support/tab.ts';

const minute = 60_000;
const rule = { enabled: true, required: true, regex: '', min: 0, max: 9, message: { EN: '', TY: '' } };
const regexp = Object.fromEntries(ruleNames.map((name) => [name, rule])) as Record<
  (typeof ruleNames)[number],
  typeof rule
>;

const withRules = async (tab: ReturnType<typeof openTab>) => {
  tab.backend.value('registerSettings', { dialingCodes: ['63'], providerReady: true });
  tab.backend.value('registerValidation', { regexp });
  return { ...tab, ...(await import('#features/account/state/field-rules.ts')) };
};

/** Sets the version of the backend, as its first response does. */
const setVersion = async (changes: Partial<typeof version> = {}): Promise<void> => {
  const { $version } = await import('#lib/version.ts');
  $version.set({ ...version, ...changes });
};

test('loads the validation rules from the server and caches them for ten minutes @R145 @A82', async () => {
  const first = await withRules(openTab());
  await setVersion();
  expect(first.$rules.get()).toBeNull();
  await first.loadRules();
  expect(first.$rules.get()).toEqual({ dialingCodes: ['63'], providerReady: true, regexp });
  await first.advance(10 * minute - 1);
  const second = await withRules(first.next());
  await setVersion();
  await second.loadRules();
  expect([second.backend.placed.length, second.$rules.get()?.providerReady]).toEqual([0, true]);
  await second.advance(1);
  await second.loadRules();
  expect(second.backend.placed).toHaveLength(2);
});

test('reloads the rules of another version of the backend @A82', async () => {
  const { loadRules, backend } = await withRules(openTab());
  await loadRules();
  await setVersion();
  await loadRules();
  expect(backend.of('registerValidation')).toHaveLength(1);
  await setVersion({ version: 'next' });
  await loadRules();
  expect(backend.of('registerValidation')).toHaveLength(2);
});

test('leaves the rules unset when loading fails @R145', async () => {
  const { loadRules, $rules, backend } = await withRules(openTab());
  backend.refuse('registerSettings', 'system.unknown');
  await expect(loadRules()).rejects.toMatchObject({ code: 'system.unknown' });
  expect($rules.get()).toBeNull();
});
