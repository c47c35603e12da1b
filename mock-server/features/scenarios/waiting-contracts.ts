import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { type ContractKind, contract } from '../agent/rules/contracts.ts';

/** Takes back the offers to agent01, but those of one kind. */
export const leaveWaiting =
  (kept?: ContractKind) =>
  (world: World): void => {
    const agent = memberByAccount(world.state, 'agent01')?.id ?? '';
    for (const it of world.state.by(contract, 'member', agent))
      if (it.state === 'pending' && it.kind !== kept) world.state.remove(contract, it.id);
  };
