import { scenario } from '../scenario.ts';

const rows = ['depositReport', 'withdrawReport', 'transactions', 'bets', 'memberPnl', 'statement', 'uplineTransfers'];

export default scenario({
  description: 'Every record takes four seconds.',
  requirements: ['R028', 'R029', 'R030', 'A12'],
  faults: rows.map((endpoint) => ({ endpoint, kind: 'delay', delay: 4000 })),
});
