import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';

interface RedRainBoardProps {
  readonly rain: Value<'redRain'>;
}

/** Winners and rules of the red rain. */
export const RedRainBoard = ({ rain }: RedRainBoardProps) => {
  const { agentRedRain: w } = useWords().t;
  return (
    <>
      {rain.board.length > 0 && (
        <section>
          <h2>{w.board()}</h2>
          <ol className="rain__board">
            {rain.board.map(({ account, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked names repeat.
              <li key={index}>
                <span>{account}</span>
                <b>
                  <Amount value={amount} />
                </b>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>{w.rules()}</h2>
        <ul className="rain__rules">
          <li>{w.ruleFund({ n: rain.envelopes, fund: formatAmount(rain.fund) })}</li>
          <li>{w.ruleTime({ from: clockTime(rain.startsAt), to: clockTime(rain.endsAt) })}</li>
          <li>{w.ruleOne()}</li>
          <li>{w.rulePlay()}</li>
          <li>{w.ruleChance()}</li>
        </ul>
      </section>
    </>
  );
};
