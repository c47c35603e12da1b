import { expect, test } from 'vitest';
import { breaches } from '../../scripts/floors.ts';

const broken: readonly (readonly [file: string, source: string, reason: RegExp])[] = [
  ['src/ui/Button.tsx', `import { $session } from '../stores/session.ts';`, /ui may not import stores/],
  ['src/islands/home/Home.tsx', `import { limits } from '../../contract/limits.ts';`, /only types of contract/],
  [
    'src/islands/home/Home.tsx',
    `const Login = lazy(() => import('../login/Login.tsx'));`,
    /island home may not import/,
  ],
  ['src/pages/m/home.astro', `---\n---\n<script>import { post } from '../../stores/x.ts';</script>`, /pages may not/],
  ['src/stores/session.ts', `import ky, { type Options } from 'ky';`, /only src.api.client.ts may/],
  ['src/islands/home/Banner.tsx', `import 'swiper/css';`, /only src.ui.Carousel may/],
  ['mock-server/world/ledger.ts', `import { DatabaseSync } from 'node:sqlite';`, /only mock-server.world.store.ts may/],
  ['src/api/session.ts', `import { sim } from '../../tests/support/sim.ts';`, /nothing imports tests/],
  ['src/islands/helpers/dates.ts', '', /says nothing/],
];

test.for(broken)('%s is told what it may not import', ([file, source, reason]) => {
  expect(breaches(file, source)).toEqual([expect.stringMatching(reason)]);
});

const sound: readonly (readonly [file: string, source: string])[] = [
  ['src/islands/home/Home.tsx', `import type { Value } from '../../contract/types.ts';`],
  ['src/islands/home/Home.tsx', `import { Button } from '../../ui/Button.tsx';\nimport { Strip } from './Strip.tsx';`],
  ['src/api/client.ts', `import ky from 'ky';`],
  ['tests/e2e/home.test.ts', `import { breaches } from '../../scripts/floors.ts';`],
];

test.for(sound)('%s may import what it does', ([file, source]) => {
  expect(breaches(file, source)).toEqual([]);
});
