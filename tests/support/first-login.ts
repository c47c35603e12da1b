import { freshPassword } from './passwords.ts';
import type { WorldClient } from './simulator.ts';

/** Password that a member chooses to replace `freshPassword`. */
export const ownPassword = 'Bagong2026';

/** Logs in to an account that an agent opened with `freshPassword`, and changes the password to `ownPassword`. */
export const logInFirst = async (world: WorldClient, account: string): Promise<void> => {
  await world.signIn(account, freshPassword);
  await world.call('changePassword', {
    body: { oldPassword: freshPassword, newPassword: ownPassword, confirmNewPassword: ownPassword },
  });
};
