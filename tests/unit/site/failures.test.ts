import { expect, test } from 'vitest';
import { openTab } from '#tests/support/tab.ts';

const errors = () => import('#lib/http/errors.ts');

test.each([
  ['an API error', true, 'permission.denied'],
  ['an internal error', true, 'system.unknown'],
  ['a module load without a network', false, 'network.offline'],
])('the error code of %s (online: %s) is %s', async (what, online, code) => {
  const { navigator } = openTab();
  navigator.onLine = online;
  const { CallError, codeOf } = await errors();
  expect(codeOf(what === 'an API error' ? new CallError(code) : new TypeError('oops'))).toBe(code);
});

test('ignoreCallErrors swallows API errors but not internal errors', async () => {
  openTab();
  const { CallError, CallAborted, ignoreCallErrors } = await errors();
  await ignoreCallErrors(Promise.reject(new CallError('system.unknown')));
  await ignoreCallErrors(Promise.reject(new CallAborted()));
  await expect(ignoreCallErrors(Promise.reject(new TypeError('oops')))).rejects.toThrow('oops');
});

test('a failure listener can unsubscribe @A48', async () => {
  openTab();
  const { CallError } = await errors();
  const { emitFailure, onFailure } = await import('#lib/http/failures.ts');
  const reported: string[] = [];
  const stop = onFailure(({ code }) => reported.push(code));
  emitFailure(new CallError('one'));
  stop();
  emitFailure(new CallError('two'));
  expect(reported).toEqual(['one']);
});
