import type { Value } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { BetLink } from './BetLink.tsx';

type CockpitNow = Value<'lobbyEvents'>['fights'][number];

interface LobbyFightProps {
  readonly it: CockpitNow;
  /** Time of the reply, epoch ms. */
  readonly now: number;
}

const sides = ['meron', 'draw', 'wala'] as const;
const shownResults = 10;

/** The current fight of a cockpit: time left to bet, pot, odds and last results. */
export const LobbyFight = ({ it, now }: LobbyFightProps) => {
  const { siteWidgets: w } = useWords().t;
  const { fight, results } = it;
  const isOpen = now < fight.closesAt;
  const names = {
    meron: w.sideOf({ side: w.meron(), name: fight.meron }),
    draw: w.drawPick(),
    wala: w.sideOf({ side: w.wala(), name: fight.wala }),
  };
  return (
    <li className="now__card">
      <p className="now__head">
        <span>
          <b translate="no">{it.nodeName}</b> · {w.fightNo({ n: fight.number })}
        </span>
        {isOpen ? (
          <span>
            {w.betsClose()} <Countdown until={fight.closesAt} />
          </span>
        ) : (
          <span>
            {w.nextFight()} <Countdown until={fight.nextAt} />
          </span>
        )}
      </p>
      <p className="now__pot">
        {w.pot()} <b className="num">{formatAmount(it.pot)}</b>
      </p>
      <ul className="now__picks">
        {sides.map((side) => (
          <li key={side} data-side={side}>
            <span>{names[side]}</span>
            <span />
            {isOpen ? (
              <BetLink
                booth={it}
                className="now__odds num"
                label={w.oddsOf({ pick: names[side], odds: fight.odds[side].toFixed(2) })}
              >
                {fight.odds[side].toFixed(2)}
              </BetLink>
            ) : (
              <span className="now__odds num">{fight.odds[side].toFixed(2)}</span>
            )}
          </li>
        ))}
      </ul>
      {results.length > 0 && (
        <p className="now__results">
          <span>{w.lastResults()}</span>
          {results.slice(-shownResults).map(({ number, result }) => (
            <span key={number} className="now__result" data-side={result}>
              <span className="vh">{result === 'draw' ? w.drawPick() : w[result]()} </span>
              <span aria-hidden="true">{result.charAt(0).toUpperCase()}</span>
            </span>
          ))}
        </p>
      )}
    </li>
  );
};
