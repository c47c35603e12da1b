import { useStore } from '@nanostores/react';
import { members } from '../state/members.ts';
import { attempt } from '../state/notice.ts';

interface MemberPickerProps {
  readonly account: string;
  readonly onPick: (account: string) => Promise<void>;
}

/** Shows a field to choose one of the world's members, except staff. */
export const MemberPicker = ({ account, onPick }: MemberPickerProps) => {
  const all = useStore(members.$state).data?.members ?? [];
  return (
    <select
      className="field"
      aria-label="Member"
      value={account}
      onChange={({ target }) => void attempt(() => onPick(target.value))}
    >
      {all
        .filter(({ staff }) => !staff)
        .map((it) => (
          <option key={it.account}>{it.account}</option>
        ))}
    </select>
  );
};
