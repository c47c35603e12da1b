import { collection, type Doc } from '#sim/core/collection.ts';
import { balanceOf, mainAccount, postings, transferFunds, vendorAccount } from '#sim/core/ledger.ts';
import type { Migration } from '#sim/core/migration.ts';
import type { World } from '#sim/core/world.ts';
import { type BonusPart, bets } from '#sim/features/games/rules/bets.ts';
import { vendors } from '#sim/features/games/rules/catalogue.ts';
import { bonusRequirementRef, requirementRefOfGift } from './gifts.ts';
import { hasOwnDeposit } from './own-funds.ts';
import { requirementOf, storeRequirement, type WageringRequirement, wageringRequirements } from './wagering.ts';

/** What open bets owed to a gift, in the earlier form. */
interface OwedGift extends Doc {
  readonly member: string;
  readonly minor: number;
  readonly ref: string;
  /** Absent once the gift is revoked. */
  readonly requirement?: string;
  readonly bets: readonly string[];
}

const owedGifts = collection<OwedGift>()('owed-gift', { member: (it) => it.member });

/** Returns the minor units that can be bonus money: all of the main wallet, filled up from the wallets of vendors. */
const gatherMoney = (world: World, memberId: string, needed: number): number => {
  const { state } = world;
  const to = mainAccount(memberId);
  for (const { vassalage } of state.all(vendors)) {
    const from = vendorAccount(memberId, vassalage);
    const minor = Math.min(balanceOf(state, from), needed - balanceOf(state, to));
    if (minor > 0) transferFunds(world, { from, to, minor, type: 'fromVendor' });
  }
  return Math.min(needed, balanceOf(state, to));
};

/** Adds bonus money of a gift to open bets of a member, up to their stakes. */
const stakeParts = (world: World, memberId: string, ref: string, minor: number): void => {
  let rest = minor;
  for (const it of world.state.by(bets, 'open', memberId)) {
    const { play, stake, bonus = [] } = it;
    const free = stake - bonus.reduce((sum, part) => sum + part.minor, 0);
    const part: BonusPart = { ref, minor: Math.min(rest, free) };
    if (play || part.minor <= 0) continue;
    world.state.put(bets, { ...it, bonus: [...bonus, part] });
    rest -= part.minor;
  }
};

/** Returns the gifts of a member without a deposit that locked money without an open requirement, as requirements. */
const giftsBeforeDeposit = (world: World, memberId: string): WageringRequirement[] => {
  if (hasOwnDeposit(world.state, memberId)) return [];
  const account = mainAccount(memberId);
  return world.state.by(postings, 'account', account).flatMap((it) => {
    const ref = requirementRefOfGift(it);
    const known = ref === null ? undefined : requirementOf(world.state, memberId, ref);
    if (ref === null || known?.endedAt !== undefined || (known && known.left > 0)) return [];
    const locks = it.entries.reduce((sum, entry) => (entry.account === account ? sum + entry.minor : sum), 0);
    return { id: `${memberId}:${ref}`, member: memberId, minor: 0, left: 0, at: it.at, ref, kind: 'gift', locks };
  });
};

const migrateMember = (world: World, memberId: string, stored: readonly WageringRequirement[]): void => {
  const waiting = giftsBeforeDeposit(world, memberId);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  for (const it of stored)
    if (it.left === 0 && it.metAt === undefined && !isWaiting.has(it.id))
      storeRequirement(world, { ...it, metAt: it.at });
  const open = [...stored.filter((it) => it.left > 0 && it.endedAt === undefined && !it.closed), ...waiting].sort(
    (one, other) => one.at - other.at,
  );
  let rest = gatherMoney(
    world,
    memberId,
    open.reduce((sum, { locks }) => sum + locks, 0),
  );
  // The newest keeps its amount longest.
  for (const it of open.toReversed()) {
    const money = Math.min(it.locks, rest);
    rest -= money;
    storeRequirement(world, { ...it, money });
    const owed = world.state.by(owedGifts, 'member', memberId).filter(({ requirement }) => requirement === it.ref);
    stakeParts(
      world,
      memberId,
      it.ref,
      owed.reduce((sum, { minor }) => sum + minor, it.locks - money),
    );
  }
  for (const { ref, requirement, minor } of world.state.by(owedGifts, 'member', memberId)) {
    const bonus = bonusRequirementRef(ref);
    const ended = requirementOf(world.state, memberId, bonus) ? bonus : ref;
    if (requirement === undefined) stakeParts(world, memberId, ended, minor);
  }
};

/**
 * Parts the money of members with open gifts: what was locked by them in wallets and open bets becomes bonus money, the rest
 * own money. Their terms stay as they were.
 */
export const migrateBonusMoney: Migration = {
  id: 'cashier: bonus money',
  migrate: (world) => {
    const { state } = world;
    const gifts = state.changed(wageringRequirements).filter(({ kind }) => kind === 'gift');
    const owed = state.changed(owedGifts);
    const changed = state.changed(postings);
    const receivers = changed.flatMap((it) =>
      requirementRefOfGift(it) === null
        ? []
        : it.entries.flatMap(({ account }) => (account.startsWith('member:') ? account.slice('member:'.length) : [])),
    );
    for (const member of new Set([...gifts, ...owed].map((it) => it.member).concat(receivers)))
      migrateMember(
        world,
        member,
        gifts.filter((it) => it.member === member),
      );
    for (const { id } of owed) state.remove(owedGifts, id);
  },
};
