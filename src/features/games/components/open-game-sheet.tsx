import type { Game } from '../../../contract/types.ts';
import { showDialog } from '../../../ui/open-dialog.tsx';
import { GameSheet } from './GameSheet.tsx';

/** Shows what there is to know of a game before it starts (X15). */
export const openGameSheet = (game: Game): Promise<void> =>
  showDialog((close) => <GameSheet game={game} onClose={() => close()} />);
