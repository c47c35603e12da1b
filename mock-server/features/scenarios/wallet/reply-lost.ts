import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Transfers between wallets take effect, but the answer to the first one is lost.',
  requirements: ['R245'],
  faults: [{ endpoint: 'walletTransfer', kind: 'reset', call: 1, after: true }],
});
