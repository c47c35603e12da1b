import { expect, test } from 'vitest';
import { breaches } from '../../../scripts/floors.ts';

const broken: readonly (readonly [file: string, source: string, reason: RegExp])[] = [
  ['src/ui/Button.tsx', `import { $session } from '../stores/session.ts';`, /ui may not import stores/],
  ['src/content/read.ts', `import { limits } from '../contract/limits.ts';`, /only types of contract/],
  [
    'src/islands/site/home/Home.tsx',
    `const Login = lazy(() => import('../../account/login/Login.tsx'));`,
    /islands.site may not import islands.account/,
  ],
  ['src/pages/m/home.astro', `---\n---\n<script>import { post } from '../../stores/x.ts';</script>`, /pages may not/],
  ['src/stores/account/session.ts', `import ky, { type Options } from 'ky';`, /only src.api.repeat.ts may/],
  ['src/islands/site/home/Banner.tsx', `import 'swiper/css';`, /only src.islands.site.home.carousel may/],
  [
    'mock-server/engine/ledger.ts',
    `import { DatabaseSync } from 'node:sqlite';`,
    /only mock-server.engine.store.ts may/,
  ],
  ['src/api/account/session.ts', `import { sim } from '../../../tests/support/sim.ts';`, /nothing imports tests/],
  [
    'mock-server/engine/due.ts',
    `import { pay } from '../rules/cashier/deposits.ts';`,
    /mock-server.engine may not import mock-server.rules/,
  ],
  ['src/ui/button.css', `@import '../islands/games/game-tile.css';`, /ui may not import islands/],
  ['src/attic/box.ts', `import { limits } from '../contract/limits.ts';`, /attic is no floor of scripts.floors.ts/],
  [
    'mock-server/attic/box.ts',
    `import { State } from '../engine/state.ts';`,
    /mock-server.attic is no floor of scripts.floors.ts/,
  ],
  ['src/islands/helpers/dates.ts', '', /says nothing/],
];

test.for(broken)('%s is told what it may not import', ([file, source, reason]) => {
  expect(breaches(file, source)).toEqual([expect.stringMatching(reason)]);
});

const sound: readonly (readonly [file: string, source: string])[] = [
  ['src/islands/site/home/Home.tsx', `import type { Value } from '../../../contract/types.ts';`],
  [
    'src/islands/site/home/Home.tsx',
    `import { Button } from '../../../ui/Button.tsx';\nimport { Strip } from './Strip.tsx';`,
  ],
  ['src/api/repeat.ts', `import ky from 'ky';`],
  ['src/env.d.ts', `import type { brand } from './brand/current.ts';`],
  ['tests/e2e/home.test.ts', `import { breaches } from '../../../scripts/floors.ts';`],
];

test.for(sound)('%s may import what it does', ([file, source]) => {
  expect(breaches(file, source)).toEqual([]);
});
