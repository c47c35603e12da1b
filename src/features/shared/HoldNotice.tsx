import type { Words } from '#i18n/translate.ts';

interface HoldNoticeProps {
  readonly t: Words;
  /** Hours that the change holds withdrawals; 0 for none. */
  readonly hours: number;
}

/** Says what a change of passwords, contacts or accounts leads to. */
export const HoldNotice = ({ t, hours }: HoldNoticeProps) => (
  <p className="hint">{hours > 0 ? t.accountPasswords.hold({ hours }) : t.accountPasswords.notifies()}</p>
);
