import { useStore } from '@nanostores/react';
import { formatOdds } from '#contract/games/odds-formats.ts';
import type { Value } from '#contract/types.ts';
import { launchPath } from '#features/games/model/games.ts';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { $oddsFormat } from '#features/site/state/odds-format.ts';
import { useWords } from '#i18n/use-words.ts';

interface OpenBetsProps {
  readonly openBets: Value<'memberHome'>['openBets'];
}

type Bet = OpenBetsProps['openBets']['bets'][number];

/** Returns the leg that represents a bet: the one in play, else the next to start. */
const mainLeg = ({ legs }: Bet) =>
  legs.find(({ phase }) => phase === 'live') ??
  [...legs].sort((a, b) => a.startsAt - b.startsAt).find(({ state }) => state === 'open') ??
  legs[0];

const OpenBet = ({ bet }: { readonly bet: Bet }) => {
  const { t } = useWords();
  const { homeMember: w } = t;
  const money = useOwnMoney();
  const format = useStore($oddsFormat);
  const leg = mainLeg(bet);
  if (!leg) return null;
  return (
    <li className="mh__bet">
      <p className="mh__head">
        {leg.phase === 'live' && <b className="mh__live">{w.live()}</b>}
        <span className="one">{leg.clock ?? leg.league}</span>
        {bet.legs.length > 1 && <span className="mh__end">{w.legs({ n: bet.legs.length })}</span>}
      </p>
      <p className="mh__match" translate="no">
        <span className="one">{leg.home}</span>
        <b className="num">{leg.score ? leg.score.join(' – ') : '–'}</b>
        <span className="one">{leg.away}</span>
      </p>
      <p className="mh__foot">
        <span>
          <b>{w.possible({ amount: money(bet.possible) })}</b>
          <small className="num">{w.stakeAt({ amount: money(bet.stake), odds: formatOdds(bet.odds, format) })}</small>
          {bet.cashOut !== null && <small className="num">{w.cashOut({ amount: money(bet.cashOut) })}</small>}
        </span>
        <a className="btn btn--quiet btn--s" href={launchPath(bet.game)}>
          {w.showBet()}
        </a>
      </p>
    </li>
  );
};

/** Open sports bets with score and cash-out offer; each links to its game, where the offer can be accepted. */
export const OpenBets = ({ openBets: { count, bets } }: OpenBetsProps) => {
  const { t } = useWords();
  return (
    <section>
      <div className="sec">
        <h2>
          <span>{t.homeMember.openBets()}</span> <span className="mh__count num">{count}</span>
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by keyboard. */}
      <ul className="scroller" tabIndex={0} aria-label={t.homeMember.openBets()}>
        {bets.map((bet) => (
          <OpenBet key={bet.id} bet={bet} />
        ))}
      </ul>
    </section>
  );
};
