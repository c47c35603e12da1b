import { spotEngines } from '#sim/features/games/catalogue/spot-engines.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { handEngines } from '#sim/features/games/hands/engine.ts';
import type { SportsDetail } from '#sim/features/games/rules/sports-slips.ts';
import type { BaccaratOutcome } from '../../baccarat/wire.ts';
import type { BingoOutcome } from '../../bingo/wire.ts';
import type { ColourOutcome } from '../../color/wire.ts';
import type { CrashOutcome } from '../../crash/wire.ts';
import type { FishOutcome } from '../../fish/wire.ts';
import type { HandView } from '../../hands/wire.ts';
import type { LotteryOutcome } from '../../lottery/wire.ts';
import type { SabongOutcome } from '../../sabong/wire.ts';
import type { SlotOutcome } from '../../slot/wire.ts';
import type { SpotsOutcome } from '../../table-bets/wire.ts';
import { baccaratScene } from './scenes/baccarat-scene.ts';
import { bingoScene } from './scenes/bingo-scene.ts';
import { colourScene } from './scenes/colour-scene.ts';
import { crashScene } from './scenes/crash-scene.ts';
import { fishScene } from './scenes/fish-scene.ts';
import { handScene } from './scenes/hand-scene.ts';
import { lotteryScene } from './scenes/lottery-scene.ts';
import { sabongScene } from './scenes/sabong-scene.ts';
import type { Scene } from './scenes/scene.ts';
import { slotScene } from './scenes/slot-scene.ts';
import { sportsScene } from './scenes/sports-scene.ts';
import { tableBetsScene } from './scenes/table-bets-scene.ts';

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** Returns the style sheet of a game's screen. */
export const styleOf = (screen: string): string => {
  if (isOneOf(spotEngines, screen)) return 'table-bets';
  return isOneOf(handEngines, screen) ? 'hands' : screen;
};

/** Returns a round on its game's own table, step by step; null for a round without a stored outcome. */
export const sceneOf = async (round: CheckedRound): Promise<Scene | null> => {
  const { screen } = round;
  const { outcome } = (round.detail ?? {}) as { readonly outcome?: unknown };
  if (!outcome) return null;
  if (isOneOf(handEngines, screen)) return handScene(round, screen, outcome as HandView);
  if (isOneOf(spotEngines, screen)) return tableBetsScene(round, screen, outcome as SpotsOutcome);
  if (screen === 'slot') return slotScene(round, outcome as SlotOutcome);
  if (screen === 'live') return baccaratScene(round, outcome as BaccaratOutcome);
  if (screen === 'table') return colourScene(round, outcome as ColourOutcome);
  if (screen === 'crash') return crashScene(round, outcome as CrashOutcome);
  if (screen === 'fish') return fishScene(round, outcome as FishOutcome);
  if (screen === 'lottery') return lotteryScene(round, outcome as LotteryOutcome);
  if (screen === 'bingo') return bingoScene(outcome as BingoOutcome);
  if (screen === 'sabong') return sabongScene(outcome as SabongOutcome);
  return sportsScene(outcome as SportsDetail['outcome']);
};
