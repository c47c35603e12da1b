import { balanceOf, type LedgerAccount, move } from '../../../core/ledger.ts';
import { memberByAccount } from '../../account/rules/members.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has no money.',
  requirements: ['R195'],
  change: (world) => {
    const account: LedgerAccount = `member:${memberByAccount(world.state, 'player01')?.id ?? ''}`;
    const centavos = balanceOf(world.state, account);
    if (centavos > 0) move(world, { from: account, to: 'bank', centavos, type: 'withdraw' });
  },
});
