import type { Rules, RulesOf } from './rules.ts';
import { slotRules } from './slot/rules.ts';

/** The rules of every kind of game, by its screen. */
export const rules: RulesOf = {
  slot: slotRules as Rules,
};
