import { games } from '#sim/features/games/rules/catalogue.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { lotteriesOf } from '../rules/lotteries.ts';
import { placePlayerOrder } from './place-player-order.ts';

export const lotteryScenarios: readonly Scenario[] = [
  {
    name: 'lottery.closing-soon',
    description: 'The 9:00 PM draws close in 1 minute.',
    requirements: ['R252', 'A07'],
    clock: { at: '20:44' },
  },
  {
    name: 'lottery.fails',
    description: 'The lists and menus of lotteries fail to load.',
    requirements: ['R252', 'R254'],
    faults: [
      { endpoint: 'moreLottery', kind: 'status', status: 500 },
      { endpoint: 'lotteryList', kind: 'status', status: 500 },
      { endpoint: 'lotteryMenu', kind: 'status', status: 500 },
    ],
  },
  {
    name: 'lottery.none',
    description: 'No lottery accepts bets.',
    requirements: ['R252'],
    change: (world) => {
      for (const it of lotteriesOf(world.state)) world.state.put(games, { ...it.game, supportPlay: false });
    },
  },
  {
    name: 'lottery.open-order',
    description: 'player01 has two bets on the next draw of Anim na Bola.',
    requirements: ['R255', 'A07'],
    change: (world) =>
      placePlayerOrder(world, 'anim-na-bola', [
        { play: 'any3', numbers: () => ['03', '17', '28'], stake: 20 },
        { play: 'parity', numbers: () => ['ODD'], stake: 50 },
      ]),
  },
  {
    name: 'lottery.too-late',
    description: 'Every bet is rejected because its draw has closed.',
    requirements: ['R255'],
    faults: [{ endpoint: 'placeOrder', kind: 'error', code: 'draw.closed' }],
  },
  {
    name: 'lottery.won',
    description: 'player01 has a winning bet on the last digit of Bilis Lima 1-Minute and a losing one.',
    requirements: ['R255', 'A07'],
    change: (world) =>
      placePlayerOrder(world, 'bilis-lima-1-minute', [
        { play: 'last1', numbers: (coming) => coming.slice(-1), stake: 100 },
        { play: 'last1', numbers: (coming) => [String((Number(coming.at(-1)) + 1) % 10)], stake: 10 },
      ]),
    clock: { advance: '2m' },
  },
];
