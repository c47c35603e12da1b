import { useStore } from '@nanostores/react';
import type { Screen } from '#sim/features/games/catalogue/types.ts';
import type { ForcedOutcome } from '#sim/features/games/rules/forced-outcome.ts';
import { AdminField, AdminForm, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { type ActionForm, actions } from '../../state/actions.ts';
import { admin } from '../../state/admin.ts';
import { worldPath } from '../../state/browser.ts';

const games: Readonly<Record<Screen, string>> = {
  slot: 'Slots',
  table: 'Color Game',
  live: 'Baccarat',
  fish: 'Fishing',
  crash: 'Crash',
  sports: 'Sportsbook',
  sabong: 'Sabong',
  lottery: 'Quick draw',
  roulette: 'Roulette',
  dragontiger: 'Dragon Tiger',
  wheel: 'Wheel',
  sicbo: 'Sic Bo',
  fantan: 'Fan-Tan',
  hilo: 'Hi-Lo',
  sedie: 'Se Die',
  karakrus: 'Kara Krus',
  bingo: 'Bingo',
  lucky9: 'Lucky 9',
  pusoydos: 'Pusoy Dos',
  tongits: 'Tongits',
  blackjack: 'Blackjack',
};

const outcomes: Readonly<Record<ForcedOutcome, string>> = {
  lose: 'No payout',
  below: 'Payout below the stake',
  win: 'Payout above the stake',
  big: 'Payout of 10 stakes or more',
  extra: 'Special result, such as free spins',
  jackpot: 'Jackpot',
};

/** Returns the kinds of games that the brand offers, as the action names them. */
const offeredGames = (list: readonly ActionForm[]): readonly string[] =>
  list.find(({ name }) => name === 'forceOutcome')?.input.properties.game?.enum ?? [];

/** Shows the form that forces the outcome of the next round. */
export const NextOutcome = () => {
  const offered = offeredGames(useStore(actions.$state).data?.actions ?? []);
  return (
    <AdminForm
      submit={async (form) => {
        const [outcome, game] = [formText(form, 'outcome'), formText(form, 'game')];
        await admin('PUT', worldPath('/outcome'), { outcome: outcome || null, ...(game && { game }) });
        return outcome ? 'Outcome of the next round set.' : 'The next round is random again.';
      }}
    >
      <AdminField label="Game of the next round" name="game">
        {(own) => (
          <select {...own} className="field" defaultValue="">
            <option value="">Any game</option>
            {Object.entries(games)
              .filter(([game]) => offered.includes(game))
              .map(([game, label]) => (
                <option key={game} value={game}>
                  {label}
                </option>
              ))}
          </select>
        )}
      </AdminField>
      <AdminField label="Outcome" name="outcome">
        {(own) => (
          <select {...own} className="field" defaultValue="">
            <option value="">Random</option>
            {Object.entries(outcomes).map(([outcome, label]) => (
              <option key={outcome} value={outcome}>
                {label}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      <SubmitButton>Set outcome</SubmitButton>
    </AdminForm>
  );
};
