import { memo } from 'react';
import { TeamRow } from './TeamRow.tsx';
import type { TeamMember } from './use-team-pages.ts';

interface TeamBlockProps {
  /** Index of its first row in the list, from 0. */
  readonly first: number;
  /** Undefined for a member that is not loaded. */
  readonly rows: readonly (TeamMember | undefined)[];
  readonly total: number;
  /** In rem. */
  readonly rowHeight: number;
  readonly chosen: ReadonlySet<string> | null;
  readonly onOpen: (it: TeamMember) => void;
  readonly onDown: (it: TeamMember) => void;
}

/** Rows rendered together. */
export const blockSize = 4;

const isSame = ({ rows, ...one }: TeamBlockProps, { rows: others, ...other }: TeamBlockProps): boolean =>
  rows.length === others.length &&
  rows.every((it, nth) => it === others[nth]) &&
  (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]);

/** A block of rows; rerendered only if one of them changes. */
export const TeamBlock = memo(({ first, rows, total, rowHeight, chosen, onOpen, onDown }: TeamBlockProps) => {
  return rows.map((member, nth) => {
    const row = first + nth;
    if (!member) return null;
    return (
      <li
        className="teamrow"
        key={member.account}
        aria-setsize={total}
        aria-posinset={row + 1}
        ref={(element) => {
          if (element) element.style.top = `${row * rowHeight}rem`;
        }}
      >
        <TeamRow it={member} chosen={chosen ? chosen.has(member.account) : undefined} onOpen={onOpen} onDown={onDown} />
      </li>
    );
  });
}, isSame);
