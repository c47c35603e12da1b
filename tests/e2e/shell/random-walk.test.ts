import { routes } from '#routes.ts';
import type { SetFault } from '#sim/client/sim-types.ts';
import { layoutErrorOf, walk, walkers } from '#tests/support/random-walk.ts';
import { expect, test } from '#tests/support/test.ts';

/** Seconds of one leg; `npm run soak` divides half an hour among all of them. */
const length = Number(process.env.WALK_LEG_SECONDS ?? 20);

const everywhere = Object.values(routes).map(({ path }) => path);

/** Faults during the walk: responses that never arrive, fail, break off or are late. */
const faults: SetFault[] = [
  { endpoint: '*', kind: 'status', status: 502, rate: 0.03 },
  { endpoint: '*', kind: 'reset', rate: 0.02 },
  { endpoint: '*', kind: 'broken-json', rate: 0.02 },
  { endpoint: '*', kind: 'delay', delay: 700, rate: 0.1 },
];

test.use({ viewport: { width: 320, height: 640 } });

for (const lang of ['en', 'ty'] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ lang });
    for (const [at, { name, account, scenario }] of walkers.entries())
      test(`${name} walks through all pages during faults without errors, dead ends or overflow at 320 px @long`, async ({
        page,
        sim,
        signIn,
        watch,
      }) => {
        test.setTimeout((length + 60) * 1_000);
        page.setDefaultTimeout(5_000);
        if (scenario) await sim.apply(scenario);
        if (account) await signIn(account);
        await sim.faults(...faults);
        watch.expectError(/net::ERR_|Failed to load resource/);
        const seed = Number(process.env.WALK_SEED ?? 1) * 100 + at;
        const end = Date.now() + length * 1_000;
        const isOver = (): boolean => Date.now() > end;
        const steps = await walk(page, {
          seed,
          isOver,
          start: everywhere,
          own: /^\/(ty\/)?m\//,
          check: layoutErrorOf,
        });
        expect(steps).toBeGreaterThan(0);
        await sim.faults();
      });
  });
