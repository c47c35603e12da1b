import { freshPassword } from './passwords.ts';
import type { WorldClient } from './simulator.ts';

/** What the owner of an account chooses that was opened with `freshPassword`. */
export const ownPassword = 'Bagong2026';

/** Signs in to an account that an agent opened with `freshPassword`, and chooses `ownPassword`. */
export const signInFirst = async (world: WorldClient, account: string): Promise<void> => {
  await world.signIn(account, freshPassword);
  await world.call('changePassword', {
    body: { oldPassword: freshPassword, newPassword: ownPassword, confirmNewPassword: ownPassword },
  });
};
