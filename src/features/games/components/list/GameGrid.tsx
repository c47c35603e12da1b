import { useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '#contract/types.ts';
import { useWindow } from '#ui/use-window.ts';
import { gameKey } from '../../model/lobby.ts';
import { GameTile, type TileActions } from '../GameTile.tsx';
import { useFavourites } from '../use-favourites.ts';
import './game-grid.css';
import '#ui/styles/shelf.css';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly hosts: readonly string[];
  readonly actions: TileActions;
  /** Number of prerendered games visible at first paint; they come first. */
  readonly eager: number;
  /** In the favourites view all games are favourites. */
  readonly allFavourite: boolean;
}

const columns = 3;
/** Rows rendered before their height is known. */
const firstRows = 5;

/** Virtualized grid of games in rows of equal height. */
export const GameGrid = ({ games, hosts, actions, eager, allFavourite }: GameGridProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(0);
  const favourites = useFavourites();
  const rows = Math.ceil(games.length / columns);
  const { from, to } = useWindow(box, rows, rowHeight, firstRows);
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    const measure = (): void => {
      const grid = place.querySelector<HTMLElement>('.gamerows__grid');
      const tile = grid?.firstElementChild;
      if (!grid || !tile) return;
      const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
      setRowHeight(tile.getBoundingClientRect().height + gap);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const before = rowHeight * from;
  const after = rowHeight * Math.max(0, rows - to);
  return (
    <div className="gamerows" ref={box}>
      {before > 0 && <div style={{ height: before }} />}
      <ul className="grid3 gamerows__grid">
        {games.slice(from * columns, to * columns).map((game, index) => (
          <GameTile
            key={gameKey(game)}
            game={game}
            hosts={hosts}
            favourite={allFavourite || favourites.has(game.nodeId)}
            actions={actions}
            eager={from * columns + index < eager}
            first={from === 0 && index === 0 && eager > 0}
          />
        ))}
      </ul>
      {after > 0 && <div style={{ height: after }} />}
    </div>
  );
};
