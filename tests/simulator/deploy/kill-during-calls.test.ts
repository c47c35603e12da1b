import { afterAll, expect, test } from 'vitest';
import { changingCalls } from '#tests/support/changing-calls.ts';
import { killDuringCalls } from '#tests/support/kill-during-calls.ts';
import { nginxPath } from '#tests/support/nginx.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

const isSkipped = isPostgresMissing || !nginxPath || !process.env.ALL_TESTS;

test.skipIf(isSkipped)(
  'a process killed during each call that moves money and each changing GET loses and doubles nothing @X24',
  async () => {
    const { faults, calls, hidden } = await killDuringCalls(await sharedPostgres());
    expect(faults).toEqual([]);
    expect(calls).toBe(3 * changingCalls.length);
    // Calls with a key are repeated by nginx; the one without is repeated by the client.
    expect(hidden).toBe(3 * (changingCalls.length - 1));
  },
  300_000,
);
