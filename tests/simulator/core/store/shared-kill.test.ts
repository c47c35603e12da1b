import { afterAll, expect, test } from 'vitest';
import { killSharedProcesses } from '#tests/support/kill-shared-processes.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

test.skipIf(isPostgresMissing)(
  'a killed process loses or doubles no answered payment, and others serve its worlds within 5 s',
  async () => {
    const { faults, moves, kills, longestOutage } = await killSharedProcesses(await sharedPostgres(), {
      worlds: 10,
      processes: 2,
      durationMs: 4000,
      killEveryMs: 1500,
      callers: 4,
      cuts: false,
    });
    expect(faults).toEqual([]);
    expect(moves).toBeGreaterThan(20);
    expect(kills).toBeGreaterThanOrEqual(1);
    expect(longestOutage).toBeLessThan(5000);
  },
);
