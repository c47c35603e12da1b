import { parentPort, workerData } from 'node:worker_threads';
import { openWorlds } from '#sim/open-worlds.ts';
import { type PromotionName, playStrategy, strategies } from '#tests/support/bonus-strategies.ts';

const { promotion, cycles } = workerData as { readonly promotion: PromotionName; readonly cycles: number };

const model = openWorlds().open('default');
for (const strategy of strategies) parentPort?.postMessage(playStrategy(model, strategy, promotion, { cycles }));
