import { contributionList } from '#contract/games/game-terms.ts';
import type { Value } from '#contract/types.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { shortMoney } from '#lib/money/short-money.ts';

type Board = Value<'missions'>;

interface LeaderBoardProps {
  readonly board: Board;
  /** How members get points. */
  readonly rule: NonNullable<Board['board']>;
  /** Formatted end of the week. */
  readonly ends: string;
}

const prizeWords = (prize: number, locale: string): string => (prize > 0 ? shortMoney(prize, locale) : '–');

/** Leader board of the week with the member's own row. */
export const LeaderBoard = ({ board, rule, ends }: LeaderBoardProps) => {
  const { t, locale } = useWords();
  const { ranking, rank, points, prize } = board;
  const words = t.rewardsMissions;
  const isOutside = rank !== null && !ranking.some(({ own }) => own);
  const row = (ranked: Omit<Board['ranking'][number], 'account'> & { readonly account: string }) => (
    <tr key={ranked.rank} data-own={ranked.own || undefined} data-place={ranked.rank <= 3 ? ranked.rank : undefined}>
      <td className="num">
        <span className="board__place">{ranked.rank}</span>
      </td>
      <th scope="row">{ranked.own ? words.you() : ranked.account}</th>
      <td className="num">{ranked.points}</td>
      <td className="num">{prizeWords(ranked.prize, locale)}</td>
    </tr>
  );
  return (
    <section className="rw__list" aria-label={words.board()}>
      <div className="rw__head">
        <h2>{words.board()}</h2>
        <span className="rw__note num">{words.boardEnds({ time: ends })}</span>
      </div>
      <p className="board__own">
        <span>{words.yourPlace()}</span>
        <b className="num">{rank === null ? words.noPlace() : `#${rank} · ${words.points({ n: points })}`}</b>
      </p>
      {ranking.length === 0 ? (
        <p className="rw__note">{words.boardEmpty()}</p>
      ) : (
        <table className="board">
          <caption className="vh">{words.board()}</caption>
          <thead>
            <tr>
              <th scope="col">{words.place()}</th>
              <th scope="col">{words.player()}</th>
              <th scope="col">{words.pointsHead()}</th>
              <th scope="col">{words.prize()}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(row)}
            {isOutside && row({ rank, account: '', points, prize, own: true })}
          </tbody>
        </table>
      )}
      <p className="rw__note">
        {words.boardNote({
          stake: formatAmount(rule.pointStake),
          points: rule.missionPoints,
          games: contributionList('rewards', wireLanguage(locale)),
        })}
      </p>
    </section>
  );
};
