import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import type { Member } from './members.ts';

/** An e-mail, or a text message without a code, as the player receives it. */
export interface Mail extends Doc {
  readonly via: 'email' | 'sms';
  /** Address or number. */
  readonly to: string;
  readonly at: number;
  readonly account: string;
  readonly text: LocalizedText;
  /** One-time password, valid in addition to the old one. */
  readonly temporaryPassword: string | null;
  /** Proves that the reader owns the address. */
  readonly code: string | null;
}

export const mails = collection<Mail>()('mail');

/** Sends an e-mail, or a text message if `via` says so. */
export const sendMail = (world: World, { account }: Member, mail: Pick<Mail, 'to' | 'text'> & Partial<Mail>): void =>
  world.state.put(mails, {
    via: 'email',
    at: world.now(),
    account,
    temporaryPassword: null,
    code: null,
    ...mail,
    id: world.id('EM'),
  });
