import { useCallback, useEffect, useRef, useState } from 'react';
import { useWindow } from '#ui/use-window.ts';
import { blockSize, TeamBlock } from './TeamBlock.tsx';
import { useDrawn } from './use-drawn.ts';
import type { TeamMember } from './use-team-pages.ts';

interface TeamRowsProps {
  readonly total: number;
  readonly rowAt: (row: number) => TeamMember | undefined;
  readonly loadRows: (from: number, to: number) => void;
  readonly chosen: ReadonlySet<string> | null;
  readonly onOpen: (it: TeamMember) => void;
  readonly onDown: (it: TeamMember) => void;
}

/** Row height in rem, as in the stylesheet: rows grow with the text size. */
const rowHeightRem = 4.25;
/** Row height in rem if the text is so large that name and amounts are stacked. */
const stackedRowHeightRem = 7.5;
/** Minimum viewport width for both side by side, in rem. */
const minSideBySideRem = 17;
const firstBlocks = 3;
/** Delay before rows are fetched, so that rows scrolled past are not, ms. */
const settleDelayMs = 80;

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Virtualized rows of the list: only those near the viewport are rendered and fetched; background lines stand in for
 * the others.
 */
export const TeamRows = ({ total, rowAt, loadRows, chosen, onOpen, onDown }: TeamRowsProps) => {
  const box = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(0);
  const [rowHeight, setRowHeight] = useState(rowHeightRem);
  const { from, to } = useWindow(box, Math.ceil(total / blockSize), height * blockSize, firstBlocks);
  const ready = useCallback((block: number) => rowAt(block * blockSize) !== undefined, [rowAt]);
  const drawn = useDrawn(from, to, ready);
  useEffect(() => {
    const measure = (): void => {
      const rem = rootSize();
      const row = innerWidth < minSideBySideRem * rem ? stackedRowHeightRem : rowHeightRem;
      setRowHeight(row);
      setHeight(row * rem);
    };
    measure();
    // The list changes its size with the viewport, and with the text size, which sends no event.
    const sizes = new ResizeObserver(measure);
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  useEffect(() => {
    if (box.current) box.current.style.height = `${total * rowHeight}rem`;
  }, [total, rowHeight]);
  useEffect(() => {
    const timer = setTimeout(() => loadRows(from * blockSize, Math.min(to * blockSize, total)), settleDelayMs);
    return () => clearTimeout(timer);
  }, [loadRows, from, to, total]);
  return (
    <ul className="teamrows" data-tall={rowHeight === stackedRowHeightRem || undefined} ref={box}>
      {drawn.map((block) => {
        const first = block * blockSize;
        const rows = Array.from({ length: Math.max(0, Math.min(blockSize, total - first)) }, (_, nth) =>
          rowAt(first + nth),
        );
        return (
          <TeamBlock
            key={block}
            first={first}
            rows={rows}
            total={total}
            rowHeight={rowHeight}
            chosen={chosen}
            onOpen={onOpen}
            onDown={onDown}
          />
        );
      })}
    </ul>
  );
};
