import { raffles } from '#contract/rewards/raffles.ts';
import type { Value } from '#contract/types.ts';
import { onMemberVisit } from '#features/account/state/session.ts';
import { $words, loadErrorText } from '#i18n/page-words.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { factRows } from '#ui/fact-rows.ts';

type Raffle = Value<'raffles'>[number];

const panel = document.querySelector<HTMLElement>('[data-raffle]');
const shownId = new URLSearchParams(location.search).get('id') ?? panel?.dataset.raffle;
/** The raffle of the promotion; undefined until loaded, null if the server does not list it. */
const $raffle = memberScoped<Raffle | null | undefined>(undefined);

/** Returns prizes in short, with the count of equal ones before their amount. */
const prizesText = (prizes: readonly number[]): string =>
  [...new Set(prizes)]
    .map((prize) => {
      const count = prizes.filter((it) => it === prize).length;
      return count > 1 ? `${count} × ${formatShortAmount(prize)}` : formatShortAmount(prize);
    })
    .join(', ');

/** Returns the lines of the panel: name and figure. */
const factsOf = ({
  tickets,
  maxTickets,
  drawAt,
  isDrawn,
  prizes,
  won,
}: Raffle): readonly (readonly [string, string])[] => {
  const { t, locale } = $words.get();
  const words = t.rewardsRaffles;
  return [
    [words.tickets(), words.ofMost({ n: tickets, most: maxTickets })],
    [isDrawn ? words.drawn() : words.draw(), dayAndTime(drawAt, locale)],
    ...(prizes.length > 0 ? [[words.prizes(), prizesText(prizes)] as const] : []),
    ...(isDrawn
      ? [[words.result(), won === null ? words.noPrize() : words.won({ amount: formatShortAmount(won) })] as const]
      : []),
  ];
};

const paint = (): void => {
  const raffle = $raffle.get();
  panel?.querySelector('[data-raffle-facts]')?.replaceChildren(...factRows(raffle ? factsOf(raffle) : []));
  const claim = panel?.querySelector<HTMLElement>('[data-raffle-claim]');
  if (claim) claim.hidden = typeof raffle?.won !== 'number';
  if (panel) panel.hidden = raffle === null || !(raffle ?? panel.dataset.raffle);
};

const problem = panel?.querySelector<HTMLElement>('[data-raffle-problem]');

const load = async (): Promise<void> => {
  try {
    $raffle.set((await api(raffles)).find(({ id }) => String(id) === shownId) ?? null);
    if (problem) problem.hidden = true;
  } catch (error) {
    if (error instanceof CallAborted || $raffle.get() || !problem?.firstElementChild) return;
    problem.firstElementChild.textContent = await loadErrorText(codeOf(error));
    problem.hidden = false;
  }
};

/** Shows the member’s tickets and the result where the promotion is a raffle. */
export const startRaffle = (): void => {
  if (!panel) return;
  $raffle.listen(paint);
  $words.listen(paint);
  problem?.querySelector('button')?.addEventListener('click', () => void load());
  whenIdle(() => onMemberVisit(() => void load()));
};
