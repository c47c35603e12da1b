import type { RouteName } from '#paths.ts';
import type { Gate } from '#routes.ts';
import { isAgentHome, topAgentType } from './roles.ts';

/** An entry of the member centre: a page, or the popup of the apps. */
export type MemberEntry =
  | Extract<
      RouteName,
      | 'agent'
      | 'benefits'
      | 'feedback'
      | 'gameRecord'
      | 'identity'
      | 'inviteFriends'
      | 'leaderBoard'
      | 'manualRebate'
      | 'profitAndLoss'
      | 'rebateReport'
      | 'responsible'
      | 'rewardCenter'
      | 'securityCenter'
      | 'statement'
      | 'transactionRecord'
      | 'uplineTransfer'
      | 'depositRecord'
      | 'webEmail'
      | 'withdrawalRecord'
    >
  | 'apps';

/** The member that the entries are for; null for a guest. */
export type Viewer = { readonly type: unknown; readonly toUpline: string | null } | null;

/**
 * Returns whether an entry is shown. `gate` is the gate of the entry's page, `gates` holds the loaded flags and
 * promotions; missing ones count as on. Guests see the entries of any member and are asked to log in on tap.
 */
export const showsEntry = (
  entry: MemberEntry,
  gate: Gate | undefined,
  viewer: Viewer,
  gates: Readonly<Partial<Record<Gate, boolean>>>,
): boolean => {
  if (gate && gates[gate] === false) return false;
  if (entry === 'agent') return isAgentHome(viewer?.type);
  if (entry === 'uplineTransfer') return Boolean(viewer?.toUpline) && viewer?.type !== topAgentType;
  return true;
};

interface EntryGroup {
  /** Heading, a key of the namespace `homeMemberCentre`. */
  readonly title: 'quick' | 'records' | 'rewards' | 'support';
  readonly look: 'tiles' | 'rows';
  readonly entries: readonly MemberEntry[];
}

const records = [
  'depositRecord',
  'withdrawalRecord',
  'transactionRecord',
  'gameRecord',
  'profitAndLoss',
  'statement',
] as const;

/** The two versions of the member centre: the same entries in another order and grouping. */
export const memberVersions: Readonly<Record<'base' | 'new', readonly EntryGroup[]>> = {
  base: [
    { title: 'quick', look: 'tiles', entries: ['benefits', 'inviteFriends', 'securityCenter', 'apps'] },
    {
      title: 'rewards',
      look: 'rows',
      entries: ['agent', 'rewardCenter', 'leaderBoard', 'manualRebate', 'rebateReport'],
    },
    { title: 'records', look: 'rows', entries: records },
    { title: 'support', look: 'rows', entries: ['identity', 'responsible', 'webEmail', 'feedback', 'uplineTransfer'] },
  ],
  new: [
    { title: 'rewards', look: 'tiles', entries: ['rewardCenter', 'leaderBoard', 'manualRebate', 'rebateReport'] },
    {
      title: 'support',
      look: 'rows',
      entries: ['agent', 'webEmail', 'inviteFriends', 'benefits', 'securityCenter', 'identity', 'responsible'],
    },
    { title: 'records', look: 'tiles', entries: records },
    { title: 'quick', look: 'rows', entries: ['apps', 'feedback', 'uplineTransfer'] },
  ],
};
