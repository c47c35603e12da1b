import type { Leg, SportsOutcome, SportsTable } from '../../sports/wire.ts';
import { element } from '../shell/element.ts';
import { wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { readVisit } from '../shell/visit.ts';
import { matchCard } from './match-card.ts';
import { words } from './words.ts';
import './sports.css';

const visit = readVisit<SportsTable>();
const { matches, mostLegs, mostOdds } = visit.table;
const shell = makeShell(visit, () => [element('p', { text: words().rule })]);
const picker = addStakePicker(visit, shell, () => show());
const legs = new Map<string, Leg>();
const sum = element('p', { class: 'sum' });
const go = element('button', { class: 'go', text: () => words().go, on: { click: () => void place() } });

const pick = (leg: Leg): void => {
  for (const card of cards.values()) card.end(null);
  if (legs.get(leg.match)?.pick === leg.pick) legs.delete(leg.match);
  else if (!legs.has(leg.match) && legs.size === mostLegs) shell.say(() => words().full(mostLegs), 'bad');
  else legs.set(leg.match, leg);
  show();
};
const cards = new Map(matches.map((match) => [match.id, matchCard(match, pick)]));

const odds = (): number => {
  let product = 1;
  for (const { match, pick: result } of legs.values())
    product *= matches.find(({ id }) => id === match)?.odds[result] ?? 1;
  return Math.min(mostOdds, product);
};

const show = (): void => {
  for (const [id, card] of cards) card.show(legs.get(id)?.pick, shell.busy());
  const back = words().back(shell.money(Math.floor(picker.stake() * odds() * 100) / 100));
  sum.textContent = legs.size > 0 ? `${words().slip(legs.size, odds().toFixed(2))}. ${back}` : '';
  go.disabled = shell.busy() || legs.size === 0;
};

const place = async (): Promise<void> => {
  for (const card of cards.values()) card.end(null);
  const result = await shell.place<SportsOutcome>(picker.stake(), { legs: [...legs.values()] });
  if (!result) return;
  const played = result.outcome.legs;
  for (const { match, score, won } of played) {
    await wait(700);
    cards.get(match)?.end(score, won);
  }
  shell.say(() => words().came(played.filter(({ won }) => won).length, played.length));
  await wait(1300);
  shell.settle(result);
};

shell.onChange(show);
shell.stage.append(element('ul', { class: 'matches' }, ...[...cards.values()].map(({ root }) => root)));
shell.controls.append(sum, element('div', { class: 'chips' }, picker.root, go));
shell.say(() => words().welcome(mostLegs));
show();
shell.ready();
