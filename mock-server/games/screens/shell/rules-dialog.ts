import { revealVisitSeed } from '#contract/games/fairness.ts';
import { formatDecimal } from '#lib/money/format-rate.ts';
import type { Visit } from '../../wire.ts';
import { element, setDisabled } from './element.ts';
import { callFrame } from './frame-call.ts';
import { newKey, RoundFailed } from './rounds.ts';
import { openSheet } from './sheet.ts';
import { words } from './words.ts';

let shownHash: string | undefined;

/**
 * Creates the hash of the current seed, and a button that reveals the seed used so far and verifies the last round with
 * it.
 */
const seedCheck = (visit: Visit): readonly HTMLElement[] => {
  const hash = element('p', { class: 'seedhash', text: shownHash ?? visit.seedHash ?? '' });
  const result = element('p', { class: 'seedhash', attributes: { role: 'status' } });
  const check = async (): Promise<void> => {
    const w = words();
    setDisabled(button, true);
    try {
      const { seed, nextHash, checkUrl } = await callFrame(visit, revealVisitSeed, { key: newKey() });
      shownHash = nextHash;
      hash.textContent = nextHash;
      // Most players never check a round, so the rules of all games are loaded on demand.
      const { verifyRound } = await import('../check/verify.ts');
      const round = JSON.parse(decodeURIComponent(checkUrl.slice(checkUrl.indexOf('#') + 1)));
      const { isSeedCommitted, isOutcomeSame } = await verifyRound(round);
      const verdict = round.forced ? w.forced : isSeedCommitted && isOutcomeSame ? w.checkOk : w.checkBad;
      result.textContent = `${verdict} ${w.seedWas(seed)}`;
    } catch (error) {
      result.textContent = error instanceof RoundFailed ? w.checkNone : w.checkFailed;
    }
    setDisabled(button, false);
  };
  const button = element('button', { class: 'plain', text: words().check, on: { click: () => void check() } });
  return [hash, button, result];
};

/**
 * Opens the dialog with limits, return and the game's own rules. It is created each time, in the current
 * language.
 */
export const openRules = (visit: Visit, money: (major: number) => string, rules: readonly Node[]): void => {
  const w = words();
  openSheet(
    { title: element('h2', { text: visit.name, attributes: { id: 'rules' } }), closeLabel: w.close },
    element('p', { text: `${w.stake}: ${w.limits(money(visit.minBet), money(visit.maxBet))}` }),
    ...(visit.rtp === null ? [] : [element('p', { text: w.returns(`${formatDecimal(visit.rtp)}%`) })]),
    ...rules,
    element('p', { text: w.counts(visit.counts.bonus, visit.counts.rewards) }),
    element('p', { class: 'quiet', text: w.chance }),
    ...(visit.seedHash === null ? [] : [element('p', { text: w.fair }), ...seedCheck(visit)]),
  );
};
