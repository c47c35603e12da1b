import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../../i18n/translate.ts';
import { useWindow } from '../../../ui/use-window.ts';
import { TeamRow } from './TeamRow.tsx';
import type { TeamMember } from './use-team-pages.ts';

interface RowsProps {
  readonly t: Words;
  readonly total: number;
  readonly at: (row: number) => TeamMember | undefined;
  readonly need: (from: number, to: number) => void;
  readonly chosen: ReadonlySet<string> | null;
  readonly onOpen: (it: TeamMember) => void;
  readonly onDown: (it: TeamMember) => void;
}

/** As in the styles: rows grow with the reader's letters. */
const rowHeight = 4.25;
const firstRows = 12;

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** All rows of the list, of which only those near the screen are drawn and fetched. */
export const TeamRows = ({ t, total, at, need, chosen, onOpen, onDown }: RowsProps) => {
  const box = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(0);
  const { from, to } = useWindow(box, total, height, firstRows);
  useEffect(() => setHeight(rowHeight * rootSize()), []);
  useEffect(() => {
    if (box.current) box.current.style.height = `${total * rowHeight}rem`;
  }, [total]);
  const last = Math.min(to, total);
  useEffect(() => need(from, last), [need, from, last]);
  return (
    <ul className="teamrows" ref={box}>
      {Array.from({ length: Math.max(0, last - from) }, (_, nth) => {
        const row = from + nth;
        const it = at(row);
        return (
          <li
            className="teamrow"
            key={row}
            aria-setsize={total}
            aria-posinset={row + 1}
            ref={(element) => {
              if (element) element.style.top = `${row * rowHeight}rem`;
            }}
          >
            {it ? (
              <TeamRow
                t={t}
                it={it}
                chosen={chosen ? chosen.has(it.account) : undefined}
                onOpen={onOpen}
                onDown={onDown}
              />
            ) : (
              <span className="teamrow__waiting" />
            )}
          </li>
        );
      })}
    </ul>
  );
};
