import { formatOdds, type OddsFormat } from '#contract/games/odds-formats.ts';
import { renderAgain } from './language.ts';
import { postToPage } from './page.ts';

let format: OddsFormat = 'decimal';

export const oddsFormat = (): OddsFormat => format;

/** Returns decimal odds as the player has them written. */
export const oddsText = (decimal: number): string => formatOdds(decimal, format);

/** Applies the format that the surrounding page keeps. */
export const setOddsFormat = (next: OddsFormat): void => {
  format = next;
  document.documentElement.dataset.odds = next;
  renderAgain();
};

/** Applies a format and has the page keep it. */
export const chooseOddsFormat = (next: OddsFormat): void => {
  postToPage({ type: 'odds', odds: next });
  setOddsFormat(next);
};
