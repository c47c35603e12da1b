import { expect, test } from 'vitest';
import { CallError, detailsOf } from '#lib/http/errors.ts';

test('returns error details only for the given code and endpoints', () => {
  const limit = new CallError('limit.reached', 409, { leftToday: 500 }, 'withdraw');
  expect(detailsOf(limit, 'limit.reached', 'withdraw')).toEqual({ leftToday: 500 });
  expect(detailsOf(limit, 'limit.reached')).toEqual({ leftToday: 500 });
  expect(detailsOf(limit, 'limit.reached', 'depositGateway', 'depositManual')).toBeNull();
  expect(detailsOf(limit, 'login.locked')).toBeNull();
  expect(detailsOf(new Error('limit.reached'), 'limit.reached')).toBeNull();
});

test('an error without a value has no details', () => {
  expect(detailsOf(new CallError('login.locked', 429), 'login.locked')).toBeNull();
  expect(new CallError('request.invalid', 422).fields).toEqual([]);
});
