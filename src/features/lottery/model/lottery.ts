import { lotteryCategory } from '#contract/games/categories.ts';
import type { Lottery } from '#contract/types.ts';
import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { hrefOf } from '#paths.ts';

type PrizeMode = Lottery['prizeMode'];

/** Returns the URL of a lottery with the prize mode that its list is loaded with. */
export const startLotteryPath = ({ code, prizeMode }: Pick<Lottery, 'code' | 'prizeMode'>): string =>
  hrefOf('startLottery', { code, prize_mode: prizeMode });

/** Returns the URL of the game with instant draws, launched with the vendor and gameId `lobby`. */
export const instantDrawPath = ({
  vassalage,
  nodeId,
  prizeMode,
}: Pick<Lottery, 'vassalage' | 'nodeId' | 'prizeMode'>): string =>
  hrefOf('gameScreen', { vendor: vassalage, gameId: 'lobby', nodeId, category: lotteryCategory(prizeMode) });

/** Vendor of the Vietnamese lotteries. */
export const vietnamLottery = 'TCG_LOTTO_VN';

/** Parameters of the lottery screen's URL. */
export interface LotteryLaunch {
  /** Code of the lottery vendor. */
  readonly code: string;
  /** Only the traditional play type is supported. */
  readonly playType: 'trad';
  /** Null if missing or unknown. */
  readonly prizeMode: PrizeMode | null;
  readonly back: string;
}

const prizeModes: readonly string[] = ['lott', 'zy', 'elott'] satisfies PrizeMode[];

const isPrizeMode = (word: string | null): word is PrizeMode => word !== null && prizeModes.includes(word);

/** Reads the prize mode from an address; null if missing or unknown. */
export const readPrizeMode = (query: URLSearchParams): PrizeMode | null => {
  const mode = query.get('prize_mode');
  return isPrizeMode(mode) ? mode : null;
};

/** Reads the parameters of a launch; any `pageBack` except `lobby` returns to home. */
export const readLaunch = (query: URLSearchParams): LotteryLaunch => ({
  code: query.get('code') ?? '',
  playType: 'trad',
  prizeMode: readPrizeMode(query),
  back: query.get('pageBack') === 'lobby' ? hrefOf('gameLobby') : hrefOf('home'),
});

type Offered = Pick<Lottery, 'vassalage' | 'prizeMode'>;

/** Returns Elott if the prize data has an Elott entry for the vendor, else Lott. */
export const prizeModeOf = (offered: readonly Offered[], code: string): PrizeMode =>
  offered.some(({ vassalage, prizeMode }) => vassalage === code && prizeMode === 'elott') ? 'elott' : 'lott';

/** Returns the prize mode of a lottery; undefined when no group has it. */
export const prizeModeIn = (
  groups: readonly { readonly prizeMode: PrizeMode; readonly lotteries: readonly Pick<Lottery, 'code'>[] }[],
  code: string,
): PrizeMode | undefined => groups.find(({ lotteries }) => lotteries.some((it) => it.code === code))?.prizeMode;

/** Returns the vendor's lotteries in the requested prize mode, or in the mode that it offers. */
export const lotteriesOfLaunch = <L extends Offered>(
  offered: readonly L[],
  { code, prizeMode }: Pick<LotteryLaunch, 'code' | 'prizeMode'>,
): readonly L[] => {
  const own = offered.filter(({ vassalage }) => vassalage === code);
  const matching = own.filter((it) => it.prizeMode === prizeMode);
  if (matching.length > 0) return matching;
  const mode = prizeModeOf(own, code);
  return own.filter((it) => it.prizeMode === mode);
};

/** Returns how often a lottery draws, computed from its open draw: interval in minutes, daily or weekly. */
export const drawInterval = ({
  opensAt,
  closesAt,
}: Pick<Lottery, 'opensAt' | 'closesAt'>): number | 'daily' | 'weekly' => {
  const span = closesAt - opensAt;
  if (span > dayMs) return 'weekly';
  return span >= 60 * minuteMs ? 'daily' : Math.round(span / minuteMs);
};

type Times = Pick<Lottery, 'opensAt' | 'closesAt' | 'drawsAt'>;

/** Returns when the draw before the open one takes place, epoch ms; draws take place equally long after they close. */
const previousDrawAt = ({ opensAt, closesAt, drawsAt }: Times): number => opensAt + drawsAt - closesAt;

/** Returns whether the previous draw is closed for bets but not drawn yet. */
export const isDrawing = (times: Times, now: number): boolean => now < previousDrawAt(times);

/** Returns when the data of a lottery becomes outdated because a draw closes or takes place, epoch ms. */
export const nextChange = (times: Times, now: number): number =>
  isDrawing(times, now) ? previousDrawAt(times) : times.closesAt;
