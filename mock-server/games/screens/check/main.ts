import { formatMoney, toMajor } from '#lib/money/money.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { element, setDisabled } from '../shell/element.ts';
import { sceneOf, styleOf } from './scene-of.ts';
import type { Scene } from './scenes/scene.ts';
import { verifyRound } from './verify.ts';
import { words } from './words.ts';
import './check.css';

const readRound = (): CheckedRound | null => {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1))) as CheckedRound;
  } catch {
    return null;
  }
};

const major = (minor: number): string => formatMoney(toMajor(minor));

const fact = (name: string, value: string, isCode = false): HTMLElement =>
  element('div', {}, element('dt', { text: name }), element('dd', { text: value, ...(isCode && { class: 'code' }) }));

/** Creates the table of the round with buttons to step through it. */
const replaySection = ({ root, steps }: Scene, screen: string): HTMLElement => {
  const w = words();
  let at = 0;
  const caption = element('p', { class: 'caption', attributes: { role: 'status' } });
  const count = element('p', { class: 'quiet' });
  const button = (text: string, to: () => number): HTMLButtonElement =>
    element('button', { class: 'plain', text, on: { click: () => show(to()) } });
  const previous = button(w.previous, () => at - 1);
  const next = button(w.next, () => at + 1);
  const last = button(w.last, () => steps.length - 1);
  const show = (to: number): void => {
    at = Math.min(steps.length - 1, Math.max(0, to));
    const step = steps[at];
    step?.show();
    caption.textContent = step?.text ?? '';
    count.textContent = w.step(at + 1, steps.length);
    setDisabled(previous, at === 0);
    setDisabled(next, at === steps.length - 1);
    setDisabled(last, at === steps.length - 1);
  };
  const section = element(
    'section',
    { attributes: { id: 'replay' } },
    element('h2', { text: w.replay }),
    element('div', { class: 'scene', attributes: { 'data-screen': screen } }, root),
    caption,
    element('div', { class: 'stepbar' }, previous, count, next, last),
  );
  // Canvas and pond measure their size, so they must be in the document.
  requestAnimationFrame(() => show(0));
  return section;
};

/** Loads the style sheet of the game's own screen. */
const loadStyle = (screen: string): Promise<void> =>
  new Promise((resolve) => {
    const sheet = element('link', {
      attributes: { rel: 'stylesheet', href: `/__games/assets/${styleOf(screen)}.css` },
      on: { load: () => resolve(), error: () => resolve() },
    });
    document.head.prepend(sheet);
  });

const verdictOf = async (round: CheckedRound): Promise<HTMLElement[]> => {
  const line = (isGood: boolean, good: string, bad: string): HTMLElement =>
    element('p', {
      class: 'verdict',
      text: isGood ? good : bad,
      attributes: { 'data-good': String(isGood), role: 'status' },
    });
  const w = words();
  if (round.isOpen) return [element('p', { text: w.open })];
  if (round.forced) return [line(false, '', w.forced)];
  if (round.seed === null) return [element('p', { text: round.events.length > 0 ? w.hiddenEvent : w.hidden })];
  if (!globalThis.crypto?.subtle) return [element('p', { text: w.noCrypto })];
  const { isSeedCommitted, isOutcomeSame } = await verifyRound(round);
  return [line(isSeedCommitted, w.seedOk, w.seedBad), line(isOutcomeSame, w.outcomeOk, w.outcomeBad)];
};

const show = async (): Promise<void> => {
  const main = document.getElementById('check') ?? document.body;
  const round = readRound();
  if (!round) {
    main.append(element('p', { text: words().missing }));
    return;
  }
  const w = words();
  const scene = round.isOpen ? null : await sceneOf(round);
  if (scene) await loadStyle(round.screen);
  main.replaceChildren(
    element('h1', { text: round.nodeName }),
    element(
      'dl',
      { class: 'facts' },
      fact(w.bet, round.bet),
      fact(w.stake, major(round.stake)),
      ...(round.isOpen ? [] : [fact(w.payout, major(round.payout))]),
    ),
    ...(scene ? [replaySection(scene, round.screen)] : []),
    element(
      'section',
      { attributes: { id: 'fairness' } },
      element('h2', { text: w.fairness }),
      ...(await verdictOf(round)),
      element(
        'dl',
        { class: 'facts facts--long' },
        ...(round.events.length > 0
          ? round.events.flatMap(({ id, name, hash, seed }) => [
              fact(w.event, `${name} (${id})`),
              fact(w.hash, hash, true),
              fact(w.seed, seed ?? '–', true),
            ])
          : [
              fact(w.hash, round.hash, true),
              fact(w.seed, round.seed ?? '–', true),
              fact(w.session, round.session),
              fact(w.number, String(round.round)),
            ]),
      ),
      element('p', { class: 'quiet', text: round.events.length > 0 ? w.howEvents : w.how }),
    ),
  );
};

addEventListener('hashchange', () => void show());
void show();
