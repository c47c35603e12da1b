import { scenario } from '../scenario.ts';

const rows = ['depositReport', 'withdrawReport', 'transactions', 'bets', 'memberPnl', 'statement', 'uplineTransfers'];

export default scenario({
  description: 'No record can be read.',
  requirements: ['R028', 'R029', 'R030', 'A12'],
  faults: rows.map((endpoint) => ({ endpoint, kind: 'status', status: 500 })),
});
