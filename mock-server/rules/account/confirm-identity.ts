import type { World } from '../../engine/world.ts';
import { checkGuess } from './guesses.ts';
import { type Member, passwordMatches } from './members.ts';

/** What a member shows to change a way back into the account: fields of the call's body. */
export interface IdentityProof {
  readonly loginPassword?: string | undefined;
}

/**
 * Whoever changes a way back into the account (e-mail, mobile, questions, withdrawal password, cards) proves to be
 * its owner first: a session alone is not enough. Throws `login.wrong-password`, after five wrong tries
 * `request.too-many` for an hour.
 */
export const confirmIdentity = (world: World, owner: Member, { loginPassword }: IdentityProof): void =>
  checkGuess(
    world,
    owner.id,
    'login-password',
    () => loginPassword !== undefined && passwordMatches(loginPassword, owner.password),
    { code: 'login.wrong-password', why: 'the login password is another one' },
  );
