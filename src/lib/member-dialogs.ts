import type { ConfirmNeed, SecondStepNeed, Value } from '#contract/types.ts';

/** Dialogs that code below the components asks for. */
interface MemberDialogs {
  /** Asks the player to confirm a call that was refused with `confirm.required`. Resolves to true on success. */
  askIdentity: (need: ConfirmNeed) => Promise<boolean>;
  /** Asks for the second step of a login. Resolves to null if the player cancels. */
  askSecondStep: (need: SecondStepNeed) => Promise<Value<'login'> | null>;
  /** Opens the login popup with an optional reason. Resolves when it closes: true if the player logged in. */
  openLogin: (note?: string) => Promise<boolean>;
}

/** Reject if a dialog cannot be loaded. Until the shell provides them, every request counts as cancelled. */
export const memberDialogs: Readonly<MemberDialogs> = {
  askIdentity: async () => false,
  askSecondStep: async () => null,
  openLogin: async () => false,
};

/** Provides dialogs. Called by the shell, which may import components. */
export const provideMemberDialogs = (dialogs: Partial<MemberDialogs>): void => {
  Object.assign(memberDialogs, dialogs);
};
