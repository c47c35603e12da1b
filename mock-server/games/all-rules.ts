import type { Screen } from '#sim/features/games/catalogue/types.ts';
import { baccaratRules } from './baccarat/rules.ts';
import { bingoRules } from './bingo/rules.ts';
import { colourRules } from './color/rules.ts';
import { flightRules } from './crash/flight-rules.ts';
import { fishRules } from './fish/rules.ts';
import { handRules } from './hands/rules.ts';
import { lotteryRules } from './lottery/rules.ts';
import type { Rules } from './rules.ts';
import { sabongRules } from './sabong/rules.ts';
import { jackpotSlotRules } from './slot/jackpot-slot-rules.ts';
import { sportsRules } from './sports/rules.ts';
import { spotRules } from './table-bets/rules.ts';

/** The rules of every kind of game, by its screen. */
export const rules: Readonly<Record<Screen, Rules>> = {
  slot: jackpotSlotRules as Rules,
  table: colourRules as Rules,
  live: baccaratRules as Rules,
  fish: fishRules as Rules,
  crash: flightRules as Rules,
  sports: sportsRules as Rules,
  sabong: sabongRules as Rules,
  lottery: lotteryRules as Rules,
  roulette: spotRules('roulette') as Rules,
  dragontiger: spotRules('dragontiger') as Rules,
  wheel: spotRules('wheel') as Rules,
  sicbo: spotRules('sicbo') as Rules,
  fantan: spotRules('fantan') as Rules,
  hilo: spotRules('hilo') as Rules,
  sedie: spotRules('sedie') as Rules,
  karakrus: spotRules('karakrus') as Rules,
  bingo: bingoRules as Rules,
  lucky9: handRules('lucky9') as Rules,
  pusoydos: handRules('pusoydos') as Rules,
  tongits: handRules('tongits') as Rules,
  blackjack: handRules('blackjack') as Rules,
};
