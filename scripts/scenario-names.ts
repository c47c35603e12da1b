import { writeFileSync } from 'node:fs';
import { scenarios } from '#sim/features/scenarios.ts';

/** Writes the names of all scenarios as a type, for clients; `tests/simulator/console/client.test.ts` compares them. */
const names = [...scenarios.keys()].map((name) => `  | '${name}'`).join('\n');
writeFileSync(
  'mock-server/client/scenario-names.ts',
  `// Written by \`npm run scenario-names\`; do not edit.\n\n/** Names of all scenarios. */\nexport type ScenarioName =\n${names};\n`,
);
