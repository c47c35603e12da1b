import { useWords } from '#i18n/use-words.ts';

interface HoldNoticeProps {
  /** Hours that the change holds withdrawals; 0 for none. */
  readonly hours: number;
}

/** Says what a change of passwords, contacts or accounts leads to. */
export const HoldNotice = ({ hours }: HoldNoticeProps) => {
  const { t } = useWords();
  return <p className="hint">{hours > 0 ? t.accountPasswords.hold({ hours }) : t.accountPasswords.notifies()}</p>;
};
