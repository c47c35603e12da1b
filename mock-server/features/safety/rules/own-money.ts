import { type Posting, posting } from '../../../core/ledger.ts';
import type { World } from '../../../core/world.ts';
import { takeGiftBack } from '../../cashier/rules/bonus.ts';
import { dropTurnover, turnoverOf } from '../../cashier/rules/turnover.ts';

const bonusEnd = / bonus$/;
const namedByClaim = new Set(['reward', 'mission', 'redRain']);

/**
 * Whether a movement gave what this claim asks to be played through: a deposit's bonus (`claimOf` in cashier/bonus.ts),
 * a reward, a mission's or an envelope of the red rain.
 */
const isGiftOf = (claim: string, { type, ref }: Posting): boolean =>
  bonusEnd.test(claim)
    ? type === 'bonus' && ref === claim.replace(bonusEnd, '')
    : namedByClaim.has(type) && ref === claim;

/**
 * Makes what a closed account holds free to leave, deposits and winnings without gifts (X06, X17): who may not play
 * cannot play anything through. Gifts that are not played through go back, out of the wallets and of stakes that are
 * out; then nothing is asked any more.
 */
export const freeOwnMoney = (world: World, member: string): void => {
  const account = `member:${member}` as const;
  const { openRefs } = turnoverOf(world.state, member);
  for (const claim of openRefs) {
    const given = world.state
      .by(posting, 'account', account)
      .filter((it) => isGiftOf(claim, it))
      .flatMap(({ entries }) => entries.filter((it) => it.account === account))
      .reduce((sum, { centavos }) => sum + centavos, 0);
    takeGiftBack(world, member, given, claim);
    dropTurnover(world, member, claim);
  }
};
