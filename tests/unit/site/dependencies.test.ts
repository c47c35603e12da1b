import { expect, test } from 'vitest';
import { violations } from '#scripts/dependencies.ts';

const refused: readonly (readonly [file: string, source: string, reason: RegExp])[] = [
  ['src/ui/Button.tsx', `import { $session } from '#features/account/state/session.ts';`, /ui may not import src.feat/],
  [
    'src/features/account/components/Form.tsx',
    `const Login = lazy(() => import('#features/games/components/GameTile.tsx'));`,
    /only home may import components of another feature/,
  ],
  [
    'src/features/site/state/settings.ts',
    `import { $session } from '#features/account/state/session.ts';`,
    /site may not import account/,
  ],
  [
    'src/lib/http/client.ts',
    `import { sendWebVitals } from '#features/site/api/web-vitals.ts';`,
    /src.lib may not import src.features/,
  ],
  ['mock-server/http/api.ts', `import { Button } from '#ui/Button.tsx';`, /mock-server.http may not import src.ui/],
  [
    'src/features/account/model/roles.ts',
    `import { $session } from '../state/session.ts';`,
    /features.\*.model may not import src.features.\*.state/,
  ],
  [
    'src/pages/m/home.astro',
    `---\n---\n<script>import { $session } from '#features/account/state/session.ts';</script>`,
    /pages may not/,
  ],
  ['src/content/read.ts', `import { locales } from '#i18n/locale.ts';`, /content may not/],
  [
    'src/features/account/state/session.ts',
    `import ky, { type Options } from 'ky';`,
    /only src.lib.http.http-client.ts may/,
  ],
  [
    'src/features/games/components/Tile.tsx',
    `import 'swiper/css';`,
    /only src.features.home.scripts.create-swiper may/,
  ],
  [
    'mock-server/core/ledger.ts',
    `import { DatabaseSync } from 'node:sqlite';`,
    /only mock-server.core.store.sqlite and mock-server.optional.teams.sqlite may/,
  ],
  ['src/lib/http/client.ts', `import { sim } from '#tests/support/sim.ts';`, /nothing imports tests/],
  [
    'mock-server/core/due-event.ts',
    `import { pay } from '#sim/features/cashier/rules/deposits.ts';`,
    /mock-server.core may not import mock-server.features/,
  ],
  [
    'mock-server/features/content/rules/texts.ts',
    `import { bets } from '#sim/features/games/rules/bets.ts';`,
    /content may not import games/,
  ],
  [
    'mock-server/features/account/rules/captcha.ts',
    `import { seededDeposit } from '#sim/features/cashier/seed/seeded-transactions.ts';`,
    /rules may not import seed of another feature/,
  ],
  [
    'mock-server/http/api.ts',
    `import { quotaReply } from '#sim/optional/teams/quota-problem.ts';`,
    /mock-server.http may not import mock-server.optional.teams/,
  ],
  ['src/ui/button.css', `@import '#features/games/components/game-tile.css';`, /ui may not import src.features/],
  [
    'src/attic/box.ts',
    `import { pageSize } from '#contract/games/list-options.ts';`,
    /belongs to no layer of scripts.dependencies.ts/,
  ],
  [
    'src/lib/http/client.ts',
    `import { text } from '../../i18n/text.ts';`,
    /a relative import stays in one feature or layer/,
  ],
  ['src/features/helpers/dates.ts', '', /says nothing/],
];

test.for(refused)('rejects the imports of %s', ([file, source, reason]) => {
  expect(violations(file, source)).toEqual([expect.stringMatching(reason)]);
});

const accepted: readonly (readonly [file: string, source: string])[] = [
  ['src/features/home/components/Home.tsx', `import { GameTile } from '#features/games/components/GameTile.tsx';`],
  [
    'src/features/games/components/List.tsx',
    `import { Button } from '#ui/Button.tsx';\nimport { Tile } from './Tile.tsx';`,
  ],
  ['src/features/games/state/play.ts', `import { $session } from '#features/account/state/session.ts';`],
  ['src/lib/http/http-client.ts', `import ky from 'ky';`],
  [
    'mock-server/features/account/endpoints/member.ts',
    `import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';`,
  ],
  ['src/env.d.ts', `import type { brand } from '#brands/current.ts';`],
  ['tests/e2e/home.test.ts', `import { violations } from '#scripts/dependencies.ts';`],
];

test.for(accepted)('accepts the imports of %s', ([file, source]) => {
  expect(violations(file, source)).toEqual([]);
});
