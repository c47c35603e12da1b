import type { WireLanguage } from '#contract/fields.ts';
import { memberHome } from '#contract/home/member-home.ts';
import { trialType } from '#features/account/model/roles.ts';
import { toMajor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { openReviewOf } from '#sim/features/account/rules/identity-review.ts';
import { channelOf, isWalletQr } from '#sim/features/cashier/rules/deposit-channels.ts';
import { lastApprovedDepositOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { openDepositsOf } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { bonusOfRequirement } from '#sim/features/cashier/rules/gifts.ts';
import { wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { isOpen, withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { wireGames } from '#sim/features/games/endpoints/game-wire.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { recentsOf } from '#sim/features/games/rules/favourites-and-recents.ts';
import { openSportsBetsOf } from '#sim/features/games/rules/sports-bets.ts';
import { handle } from '#sim/features/handler.ts';
import { missionsOf } from '#sim/features/rewards/rules/missions.ts';
import { isAtLimit } from '#sim/features/safety/rules/limits.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';

const maxRecents = 10;
const maxBets = 5;
const maxMissions = 4;

const recentGames = (world: World, memberId: string) =>
  recentsOf(world.state, memberId)
    .flatMap(({ nodeId, at }) => {
      const found = world.state.get(games, String(nodeId));
      return found?.supportPlay ? [{ found, at }] : [];
    })
    .slice(0, maxRecents)
    .flatMap(({ found, at }) => wireGames(world.state, [found]).map((it) => ({ game: it, playedAt: at })));

const openBets = (world: World, memberId: string) => {
  const { count, bets } = openSportsBetsOf(world, memberId, maxBets);
  return {
    count,
    bets: bets.flatMap(({ nodeId, bet }) => {
      const found = world.state.get(games, String(nodeId));
      return found ? wireGames(world.state, [found]).map((it) => ({ ...bet, game: it })) : [];
    }),
  };
};

/** Returns the latest approved deposit if its channel still accepts that amount and no own limit blocks it. */
const lastDeposit = (world: World, memberId: string, language: WireLanguage, offersWalletQr: boolean) => {
  const last = lastApprovedDepositOf(world.state, memberId);
  if (!last || (isWalletQr(last.channel) && !offersWalletQr) || isAtLimit(world, memberId, ['deposit'], last.minor))
    return null;
  const { channel, min, max, banks, name } = channelOf(last.channel);
  if (last.minor < min || last.minor > max) return null;
  const wallet = channel === 'gateway' ? banks.find(({ bankId }) => bankId === last.bankId) : undefined;
  if (channel === 'gateway' && !wallet) return null;
  return {
    channel,
    bankId: wallet?.bankId ?? null,
    name: wallet?.name ?? textIn(name, language),
    amount: toMajor(last.minor),
  };
};

/** Returns whether a member may bet now; a closed account cannot call this endpoint. */
const mayPlay = (world: World, memberId: string): boolean =>
  !openReviewOf(world.state, memberId) && !isAtLimit(world, memberId, ['stake', 'loss', 'session']);

/** Returns whether a deposit bonus has an open wagering requirement. */
const hasBonus = ({ state }: World, memberId: string): boolean =>
  wageringOf(state, memberId).parts.some(({ ref }) => bonusOfRequirement(state, ref) !== undefined);

export const memberHomeHandlers = [
  handle(memberHome, ({ world, member, flag, language }) => {
    const parts = new Set<string>(flag('HOME_PARTS'));
    const canPlay = mayPlay(world, member.id);
    const isPayer = member.type !== trialType;
    const order = { open: 0, running: 1, unproven: 2, claimed: 2, 'claimed-elsewhere': 2 };
    return {
      recents: canPlay && parts.has('recents') ? recentGames(world, member.id) : [],
      hasBonus: parts.has('bonus') && hasBonus(world, member.id),
      // An open bet can be cashed out even when no new one is allowed.
      openBets: parts.has('bets') ? openBets(world, member.id) : { count: 0, bets: [] },
      missions:
        canPlay && isPayer && parts.has('missions') && flag('MISSION')
          ? missionsOf(world, member.id, language)
              .filter(({ status }) => status === 'open' || status === 'running')
              .sort((a, b) => order[a.status] - order[b.status] || b.progress / b.goal - a.progress / a.goal)
              .slice(0, maxMissions)
          : [],
      lastDeposit:
        canPlay && isPayer && parts.has('deposit') ? lastDeposit(world, member.id, language, flag('WALLET_QR')) : null,
      pending: parts.has('pending')
        ? {
            deposits: openDepositsOf(world, member.id).length,
            withdrawals: withdrawalsOf(world.state, member.id).filter(isOpen).length,
          }
        : { deposits: 0, withdrawals: 0 },
    };
  }),
];
