import { type MissionTask, type MissionTerms, missionTasks } from '#contract/rewards/mission-terms.ts';
import type { Mission as WireMission } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { runningTerms } from '#sim/features/shared/running-terms.ts';

/** Activity of a member in the current period of a mission, and before it. */
export interface MissionActivity {
  /** Bets that count (`rewardStakeOf`). */
  readonly bets: readonly Bet[];
  readonly earlier: readonly Bet[];
  /** Minor units of approved deposits. */
  readonly deposited: number;
}

export interface MissionRule {
  readonly id: MissionTask;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly goal: number;
  readonly unit: WireMission['unit'];
  /** Minor units. */
  readonly reward: number;
  /** Times that the reward must be bet. */
  readonly wageringFactor: number;
  readonly resets: WireMission['resets'];
  /** In the mission's unit. */
  progress(activity: MissionActivity): number;
}

const playedGames = (bets: readonly Bet[]): Set<number | null> => new Set(bets.map(({ nodeId }) => nodeId));

const newGames = ({ bets, earlier }: MissionActivity, category?: string): number => {
  const known = playedGames(earlier);
  const fresh = bets.filter((it) => !known.has(it.nodeId) && (category === undefined || it.category === category));
  return playedGames(fresh).size;
};

const progressOf: Readonly<Record<MissionTask, MissionRule['progress']>> = {
  'daily-new-game': (activity) => newGames(activity),
  'daily-rounds': ({ bets }) => bets.length,
  'daily-table': (activity) => newGames(activity, 'LIVE'),
  'weekly-days': ({ bets }) => new Set(bets.map(({ at }) => dayOf(at))).size,
  'weekly-deposit': ({ deposited }) => toMajor(deposited),
  explorer: ({ bets }) => playedGames(bets).size,
};

/** Returns the title of a mission with a goal. */
export const missionTitle = (task: MissionTask, goal: number): LocalizedText =>
  ({
    'daily-new-game':
      goal === 1
        ? { EN: 'Try a new game', TY: 'Subukan ang bagong laro', VI: 'Thử trò mới' }
        : { EN: `Try ${goal} new games`, TY: `Subukan ang ${goal} bagong laro`, VI: `Thử ${goal} trò mới` },
    'daily-rounds': { EN: `${goal} rounds`, TY: `${goal} round`, VI: `${goal} ván` },
    'daily-table':
      goal === 1
        ? { EN: 'New live table', TY: 'Bagong live table', VI: 'Bàn live mới' }
        : { EN: `${goal} new live tables`, TY: `${goal} bagong live table`, VI: `${goal} bàn live mới` },
    'weekly-days': {
      EN: `${goal} days this week`,
      TY: `${goal} araw ngayong linggo`,
      VI: `${goal} ngày tuần này`,
    },
    'weekly-deposit': { EN: 'Weekly deposit', TY: 'Weekly deposit', VI: 'Nạp tiền tuần' },
    explorer: { EN: 'Explorer', TY: 'Explorer', VI: 'Khám phá' },
  })[task];

const missionText = (task: MissionTask, goal: number): LocalizedText => {
  const money = formatShortAmount(goal);
  return {
    'daily-new-game':
      goal === 1
        ? {
            EN: 'Play a game you have not played yet.',
            TY: 'Maglaro ng larong hindi mo pa nalalaro.',
            VI: 'Chơi một trò bạn chưa từng chơi.',
          }
        : {
            EN: `Play ${goal} games you have not played yet.`,
            TY: `Maglaro ng ${goal} larong hindi mo pa nalalaro.`,
            VI: `Chơi ${goal} trò bạn chưa từng chơi.`,
          },
    'daily-rounds': {
      EN: `Play ${goal} rounds with a bet of any size.`,
      TY: `Maglaro ng ${goal} round, kahit magkano ang taya.`,
      VI: `Chơi ${goal} ván với mức cược bất kỳ.`,
    },
    'daily-table':
      goal === 1
        ? {
            EN: 'Play at a live table you have not tried yet.',
            TY: 'Maglaro sa live table na hindi mo pa nasusubukan.',
            VI: 'Chơi ở một bàn live bạn chưa thử.',
          }
        : {
            EN: `Play at ${goal} live tables you have not tried yet.`,
            TY: `Maglaro sa ${goal} live table na hindi mo pa nasusubukan.`,
            VI: `Chơi ở ${goal} bàn live bạn chưa thử.`,
          },
    'weekly-days': {
      EN: `Play on ${goal} days this week.`,
      TY: `Maglaro sa ${goal} araw ngayong linggo.`,
      VI: `Chơi trong ${goal} ngày tuần này.`,
    },
    'weekly-deposit': {
      EN: `Deposit ${money} this week.`,
      TY: `Mag-deposit ng ${money} ngayong linggo.`,
      VI: `Nạp ${money} tuần này.`,
    },
    explorer: {
      EN: `Play ${goal} different games.`,
      TY: `Maglaro ng ${goal} magkakaibang laro.`,
      VI: `Chơi ${goal} trò khác nhau.`,
    },
  }[task];
};

/** Returns the missions by some terms, in display order. */
export const missionsBy = ({ wageringFactor, tasks }: MissionTerms): readonly MissionRule[] =>
  tasks.map(({ task, goal, reward }) => ({
    id: task,
    ...missionTasks[task],
    title: missionTitle(task, goal),
    text: missionText(task, goal),
    goal,
    reward: toMinor(reward),
    wageringFactor,
    progress: progressOf[task],
  }));

/** Returns the missions of the editors' promotion that runs at an instant, in display order; none without one. */
export const missionsAt = (at: number): readonly MissionRule[] => {
  const running = runningTerms('missions', at);
  return running ? missionsBy(running) : [];
};
