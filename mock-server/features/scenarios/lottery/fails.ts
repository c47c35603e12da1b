import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The lists of lotteries and their menus fail.',
  requirements: ['R252', 'R254'],
  faults: [
    { endpoint: 'moreLottery', kind: 'status', status: 500 },
    { endpoint: 'lotteryList', kind: 'status', status: 500 },
    { endpoint: 'lotteryMenu', kind: 'status', status: 500 },
  ],
});
