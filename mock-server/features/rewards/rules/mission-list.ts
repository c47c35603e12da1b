import type { Mission as WireMission } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { missionTerms } from '#markets/current.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** Activity of a member in the current period of a mission, and before it. */
export interface MissionActivity {
  /** Bets that count (`rewardStakeOf`). */
  readonly bets: readonly Bet[];
  readonly earlier: readonly Bet[];
  /** Minor units of approved deposits. */
  readonly deposited: number;
}

export interface MissionRule {
  readonly id: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly goal: number;
  readonly unit: WireMission['unit'];
  /** Minor units. */
  readonly reward: number;
  readonly resets: WireMission['resets'];
  /** In the mission's unit. */
  progress(activity: MissionActivity): number;
}

const weeklyDeposit = formatShortAmount(missionTerms.weeklyDeposit);

const playedGames = (bets: readonly Bet[]): Set<number | null> => new Set(bets.map(({ nodeId }) => nodeId));

const newGames = ({ bets, earlier }: MissionActivity, category?: string): number => {
  const known = playedGames(earlier);
  const fresh = bets.filter((it) => !known.has(it.nodeId) && (category === undefined || it.category === category));
  return playedGames(fresh).size;
};

const { rewards } = missionTerms;

/** The missions in display order. */
export const missionList: readonly MissionRule[] = [
  {
    id: 'daily-new-game',
    title: { EN: 'Try a new game', TY: 'Subukan ang bagong laro', VI: 'Thử trò mới' },
    text: {
      EN: 'Play a game you have not played yet.',
      TY: 'Maglaro ng larong hindi mo pa nalalaro.',
      VI: 'Chơi một trò bạn chưa từng chơi.',
    },
    goal: 1,
    unit: 'games',
    reward: toMinor(rewards['daily-new-game']),
    resets: 'daily',
    progress: (activity) => newGames(activity),
  },
  {
    id: 'daily-rounds',
    title: { EN: '20 rounds', TY: '20 round', VI: '20 ván' },
    text: {
      EN: 'Play 20 rounds with any bet.',
      TY: 'Maglaro ng 20 round, kahit magkano ang taya.',
      VI: 'Chơi 20 ván với mức cược bất kỳ.',
    },
    goal: missionTerms.rounds,
    unit: 'rounds',
    reward: toMinor(rewards['daily-rounds']),
    resets: 'daily',
    progress: ({ bets }) => bets.length,
  },
  {
    id: 'daily-table',
    title: { EN: 'New live table', TY: 'Bagong live table', VI: 'Bàn live mới' },
    text: {
      EN: 'Play at a live table you have not tried yet.',
      TY: 'Maglaro sa live table na hindi mo pa nasusubukan.',
      VI: 'Chơi ở một bàn live bạn chưa thử.',
    },
    goal: 1,
    unit: 'games',
    reward: toMinor(rewards['daily-table']),
    resets: 'daily',
    progress: (activity) => newGames(activity, 'LIVE'),
  },
  {
    id: 'weekly-days',
    title: { EN: '3 days this week', TY: '3 araw ngayong linggo', VI: '3 ngày tuần này' },
    text: {
      EN: 'Play on 3 days this week.',
      TY: 'Maglaro sa 3 araw ngayong linggo.',
      VI: 'Chơi trong 3 ngày tuần này.',
    },
    goal: missionTerms.playDays,
    unit: 'days',
    reward: toMinor(rewards['weekly-days']),
    resets: 'weekly',
    progress: ({ bets }) => new Set(bets.map(({ at }) => dayOf(at))).size,
  },
  {
    id: 'weekly-deposit',
    title: { EN: 'Weekly deposit', TY: 'Weekly deposit', VI: 'Nạp tiền tuần' },
    text: {
      EN: `Deposit ${weeklyDeposit} this week.`,
      TY: `Mag-deposit ng ${weeklyDeposit} ngayong linggo.`,
      VI: `Nạp ${weeklyDeposit} tuần này.`,
    },
    goal: missionTerms.weeklyDeposit,
    unit: 'money',
    reward: toMinor(rewards['weekly-deposit']),
    resets: 'weekly',
    progress: ({ deposited }) => toMajor(deposited),
  },
  {
    id: 'explorer',
    title: { EN: 'Explorer', TY: 'Explorer', VI: 'Khám phá' },
    text: { EN: 'Play 10 different games.', TY: 'Maglaro ng 10 magkakaibang laro.', VI: 'Chơi 10 trò khác nhau.' },
    goal: missionTerms.games,
    unit: 'games',
    reward: toMinor(rewards.explorer),
    resets: 'never',
    progress: ({ bets }) => playedGames(bets).size,
  },
];
