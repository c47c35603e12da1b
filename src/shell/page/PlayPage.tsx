import { GameScreen } from '#features/games/components/screen/GameScreen.tsx';
import { loadLazyModule } from '#features/shared/lazy-module.ts';

/** The game screen with the deposit sheet above it. */
export const PlayPage = () => (
  <GameScreen
    openDeposit={async () => {
      const part = await loadLazyModule(import('#features/cashier/components/deposit/open-deposit-sheet.tsx'));
      await part?.openDepositSheet();
    }}
  />
);
