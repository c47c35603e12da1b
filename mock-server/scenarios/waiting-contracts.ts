import { type ContractKind, contract } from '../world/contracts.ts';
import { memberByAccount } from '../world/members.ts';
import type { World } from '../world/world.ts';

/** Takes back the offers to agent01, but those of one kind. */
export const leaveWaiting =
  (kept?: ContractKind) =>
  (world: World): void => {
    const agent = memberByAccount(world.state, 'agent01')?.id ?? '';
    for (const it of world.state.by(contract, 'member', agent))
      if (it.state === 'pending' && it.kind !== kept) world.state.remove(contract, it.id);
  };
