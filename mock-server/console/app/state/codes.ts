import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

/** Messages that reach the player outside the site, newest first. */
export interface Codes {
  readonly sms: readonly {
    readonly id: string;
    readonly purpose: string;
    readonly mobile: string;
    readonly code: string;
    readonly sentAt: number;
    readonly expiresAt: number;
  }[];
  readonly captchas: readonly { readonly id: string; readonly answer: string; readonly at: number }[];
  readonly mails: readonly {
    readonly id: string;
    readonly to: string;
    readonly at: number;
    readonly account: string;
    readonly temporaryPassword: string | null;
    readonly code: string | null;
    readonly text: { readonly EN: string };
  }[];
  /** Text messages without a code. */
  readonly texts: Codes['mails'];
}

export const codes = resource<Codes>(() => worldPath('/codes'));
