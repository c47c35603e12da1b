import type { Game } from '#contract/types.ts';
import { showDialog } from '#ui/open-dialog.tsx';
import { GameSheet } from './GameSheet.tsx';

/** Opens the sheet with the details of a game. */
export const openGameSheet = (game: Game): Promise<void> =>
  showDialog((close) => <GameSheet game={game} onClose={() => close()} />);
