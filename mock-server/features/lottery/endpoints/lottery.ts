import * as endpoints from '#contract/lottery/lottery.ts';
import type { State } from '#sim/core/state.ts';
import { handle } from '#sim/features/handler.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { pastDraws } from '../rules/draws.ts';
import { lotteriesOf, lotteryOf } from '../rules/lotteries.ts';
import { wireLottery, wireMenu } from './wire.ts';

/** Vendor of the Vietnamese lotteries. */
const vietnamese = 'TCG_LOTTO_VN';

/** Number of past draws per lottery in the list. */
const remembered = 200;
const recentDraws = 5;
const popularOfEach = 4;

/** Modes in the order of the groups. */
const modes: readonly { readonly prizeMode: 'lott' | 'zy' | 'elott'; readonly name: LocalizedText }[] = [
  { prizeMode: 'elott', name: { EN: 'Quick draws', TY: 'Quick draws', VI: 'Quay nhanh' } },
  {
    prizeMode: 'lott',
    name: { EN: 'Daily and weekly draws', TY: 'Daily at weekly draws', VI: 'Quay hằng ngày và hằng tuần' },
  },
  { prizeMode: 'zy', name: { EN: 'House draws', TY: 'House draws', VI: 'Quay của nhà cái' } },
];

const vnLotteries = (state: State) => lotteriesOf(state).filter((it) => it.game.vassalage === vietnamese);

export const lotteryHandlers = [
  handle(endpoints.lotteryList, ({ world, query, language }) =>
    lotteriesOf(world.state)
      .filter((it) => query.prizeMode === undefined || it.prizeMode === query.prizeMode)
      .filter((it) => query.code === undefined || it.code === query.code)
      .map((it) => wireLottery(world, it, language)),
  ),

  handle(endpoints.moreLottery, ({ world, language }) => {
    const all = lotteriesOf(world.state);
    return modes
      .map(({ prizeMode, name }) => ({
        prizeMode,
        name: textIn(name, language),
        lotteries: all.filter((it) => it.prizeMode === prizeMode).map((it) => wireLottery(world, it, language)),
      }))
      .filter(({ lotteries }) => lotteries.length > 0);
  }),

  handle(endpoints.popularLotteries, ({ world, language }) =>
    modes
      .flatMap(({ prizeMode }) =>
        lotteriesOf(world.state)
          .filter((it) => it.prizeMode === prizeMode)
          .slice(0, popularOfEach),
      )
      .map((it) => wireLottery(world, it, language)),
  ),

  // Only the traditional mode is offered; the other is empty.
  handle(endpoints.lotteryMenu, ({ world, query, language }) => {
    const menu = wireMenu(lotteryOf(world.state, query.code), language);
    return query.playType === 'ent' ? { ...menu, groups: [] } : menu;
  }),

  handle(endpoints.vnMenu, ({ world, language }) => vnLotteries(world.state).map((it) => wireMenu(it, language))),

  handle(endpoints.vnRecent, ({ world }) =>
    vnLotteries(world.state).map((lottery) => ({
      code: lottery.code,
      name: lottery.game.nodeName,
      draws: pastDraws(world, lottery, recentDraws),
    })),
  ),

  handle(endpoints.openedNumbers, ({ world, query: { code, page, pageSize } }) => {
    const lottery = lotteryOf(world.state, code);
    const skip = (page - 1) * pageSize;
    return {
      content: pastDraws(
        world,
        lottery,
        Math.max(0, Math.min(pageSize, remembered - skip)),
        Math.min(skip, remembered),
      ),
      pageNum: page,
      totalPages: Math.ceil(remembered / pageSize),
      total: remembered,
    };
  }),
];
