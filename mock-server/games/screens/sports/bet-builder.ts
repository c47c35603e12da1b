import { type BuilderPart, scoreMarketKeys } from '#contract/games/sports-picks.ts';
import { builderPicks } from '#contract/games/sports-terms.ts';
import type { Value } from '#contract/types.ts';
import type { Match } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { element, setDisabled, setText } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import { oddsText } from '../shell/odds-format.ts';
import { makeSheet } from '../shell/sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { words as shellWords } from '../shell/words.ts';
import { readBuilderPrice } from './book.ts';
import { marketText, pickText } from './names.ts';
import type { Market, ShownPick } from './odds-button.ts';
import { words } from './words.ts';

type ScoreMarket = Market & { readonly key: BuilderPart['market'] };

const scoreMarkets: ReadonlySet<string> = new Set(scoreMarketKeys);

/** Returns the markets of a match whose picks can be combined. */
const marketsOf = ({ markets }: Match): ScoreMarket[] =>
  markets.filter((it): it is ScoreMarket => scoreMarkets.has(it.key) && it.prices.some(({ odds }) => odds !== null));

/** Returns whether picks of a match can be combined. */
export const hasBuilder = (match: Match): boolean => marketsOf(match).length >= builderPicks.min;

/** Creates the dialog that combines picks of one match into one pick of the slip; returns a function that opens it. */
export const makeBetBuilder = (
  visit: Visit,
  shell: Shell,
  onPick: (pick: ShownPick) => void,
): ((match: Match) => void) => {
  const title = element('h2', { attributes: { id: 'builder', tabindex: '-1' } });
  const markets = element('div', { class: 'builder' });
  const note = element('p', { class: 'quiet', attributes: { role: 'status' } });
  const go = element('button', { class: 'go', on: { click: () => add() } });
  const dialog = makeSheet(
    { class: 'buildersheet', title, closeLabel: () => shellWords().close },
    markets,
    element('div', { class: 'slipsheet__foot' }, note, go),
  );
  const chosen = new Map<BuilderPart['market'], BuilderPart>();
  let match: Match | null = null;
  /** Undefined while it loads, null if the call failed. */
  let price: Value<'priceBuilder'> | null | undefined;

  const noteText = (): string => {
    if (chosen.size < builderPicks.min) return words().builderHint;
    if (price === undefined) return words().loading;
    if (price === null) return words().checkConnection;
    if (price.odds === null || !match) return words().builderImpossible;
    return pickText({ market: 'builder', line: null, pick: 'all', parts: [...chosen.values()], ...match });
  };

  const drawFoot = (): void => {
    setText(note, noteText());
    setText(go, price?.odds ? words().addAt(oddsText(price.odds)) : words().addPick);
    setDisabled(go, !price?.odds);
  };

  const load = async (): Promise<void> => {
    price = undefined;
    drawFoot();
    if (!match || chosen.size < builderPicks.min) return;
    const parts = [...chosen.values()];
    const read = await readBuilderPrice(visit, match.id, parts).catch(shell.refuseIfEnded);
    // A later choice has its own call.
    if (parts.length !== chosen.size || !parts.every((it) => chosen.get(it.market) === it)) return;
    price = read ?? null;
    drawFoot();
  };

  const choose = (part: BuilderPart): void => {
    if (chosen.get(part.market)?.pick === part.pick) chosen.delete(part.market);
    else chosen.set(part.market, part);
    drawMarkets();
    void load();
  };

  const renderPick = ({ home, away }: Match, part: BuilderPart, isOpen: boolean): HTMLElement => {
    const button = element('button', {
      class: 'odds',
      text: pickText({ ...part, home, away }),
      attributes: {
        'data-focus': `${part.market} ${part.pick}`,
        'aria-pressed': String(chosen.get(part.market)?.pick === part.pick),
      },
      on: { click: () => choose(part) },
    });
    setDisabled(button, !isOpen);
    return button;
  };

  const renderMarket = (shown: Match, { key, line, prices }: ScoreMarket): HTMLElement => {
    const name = marketText(key, shown.unit);
    return element(
      'div',
      { class: 'market', attributes: { role: 'group', 'aria-label': name } },
      element('p', { class: 'quiet', text: name }),
      element(
        'div',
        {
          class: 'picks',
          attributes: { 'data-count': String(prices.length), ...(prices.length > 3 && { 'data-many': '' }) },
        },
        ...prices.map(({ pick, odds }) => renderPick(shown, { market: key, line, pick }, odds !== null)),
      ),
    );
  };

  const drawMarkets = (): void => {
    if (!match) return;
    const shown = match;
    const focused = document.activeElement?.getAttribute('data-focus');
    title.textContent = words().builderOf(shown.home, shown.away);
    markets.replaceChildren(...marketsOf(shown).map((it) => renderMarket(shown, it)));
    if (focused) markets.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
  };

  const add = (): void => {
    if (!match || !price?.odds) return;
    const { id, home, away, league, unit } = match;
    const parts = [...chosen.values()];
    const { odds, live } = price;
    onPick({ match: id, market: 'builder', line: null, pick: 'all', parts, odds, live, home, away, league, unit });
    dialog.close();
  };

  renderInLanguage(() => {
    drawMarkets();
    drawFoot();
  });
  return (next) => {
    match = next;
    chosen.clear();
    price = undefined;
    drawMarkets();
    drawFoot();
    dialog.showModal();
    title.focus();
  };
};
