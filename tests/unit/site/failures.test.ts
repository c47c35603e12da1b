import { expect, test } from 'vitest';
import { openTab } from '../../support/tab.ts';

const errors = () => import('../../../src/lib/http/errors.ts');

test.each([
  ['a refusal', true, 'permission.denied'],
  ['a fault of our own', true, 'system.unknown'],
  ['a part that no network could bring', false, 'network.offline'],
])('the code of %s, online %s, is %s', async (what, online, code) => {
  const { navigator } = openTab();
  navigator.onLine = online;
  const { CallError, codeOf } = await errors();
  expect(codeOf(what === 'a refusal' ? new CallError(code) : new TypeError('oops'))).toBe(code);
});

test('a call that may fail without harm fails quietly, a fault of our own does not', async () => {
  openTab();
  const { CallError, CallAborted, ignoreCallErrors } = await errors();
  await ignoreCallErrors(Promise.reject(new CallError('system.unknown')));
  await ignoreCallErrors(Promise.reject(new CallAborted()));
  await expect(ignoreCallErrors(Promise.reject(new TypeError('oops')))).rejects.toThrow('oops');
});

test('who hears of failures can stop hearing @A48', async () => {
  openTab();
  const { CallError } = await errors();
  const { emitFailure, onFailure } = await import('../../../src/lib/http/failures.ts');
  const heard: string[] = [];
  const stop = onFailure(({ code }) => heard.push(code));
  emitFailure(new CallError('one'));
  stop();
  emitFailure(new CallError('two'));
  expect(heard).toEqual(['one']);
});
