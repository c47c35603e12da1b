import { choose, drawSome, type LotteryKind, numbered, play, startsWith } from '../play.ts';
import { sides } from '../sides.ts';

/** Returns a lottery that draws a number of different balls from a drum. */
export const balls = (pool: number, drawn: number): LotteryKind => {
  const symbols = numbered(1, pool);
  const bigFrom = Math.floor(pool / 2) + 1;
  const most = Math.min(drawn, drawn > 6 ? 5 : 6);
  const picks = Array.from({ length: most }, (_, index) => index + 1).map((pick) =>
    play({
      key: `any${pick}`,
      name: { EN: `Pick ${pick}`, TY: `Pick ${pick}`, VI: `Chọn ${pick}` },
      hint:
        pick === 1
          ? {
              EN: `Your number is one of the ${drawn} drawn.`,
              TY: `Kasama ang number mo sa ${drawn} na lalabas.`,
              VI: `Số của bạn nằm trong ${drawn} số quay ra.`,
            }
          : {
              EN: `All ${pick} numbers are among the ${drawn} drawn, in any order.`,
              TY: `Kasama ang lahat ng ${pick} number sa ${drawn} na lalabas, kahit anong ayos.`,
              VI: `Cả ${pick} số nằm trong ${drawn} số quay ra, theo thứ tự bất kỳ.`,
            },
      symbols,
      pick,
      chance: choose(pool - pick, drawn - pick) / choose(pool, drawn),
      wins: (numbers, chosen) => chosen.every((number) => numbers.includes(number)),
    }),
  );
  const first = play({
    key: 'first',
    name: { EN: 'First ball', TY: 'Unang bola', VI: 'Bóng đầu tiên' },
    hint: { EN: 'Your number is drawn first.', TY: 'Unang lalabas ang number mo.', VI: 'Số của bạn ra đầu tiên.' },
    symbols,
    ordered: true,
    chance: 1 / pool,
    wins: startsWith,
  });
  return {
    summary: { EN: `${drawn} of ${pool}`, TY: `${drawn} sa ${pool}`, VI: `${drawn} trong ${pool}` },
    groups: [
      { key: 'numbers', name: { EN: 'Numbers', TY: 'Numbers', VI: 'Số' }, plays: picks },
      { key: 'first', name: { EN: 'First ball', TY: 'Unang bola', VI: 'Bóng đầu tiên' }, plays: [first] },
      sides({
        of: { EN: 'the first ball', TY: 'unang bola', VI: 'bóng đầu tiên' },
        bigFrom,
        minFigure: 1,
        maxFigure: pool,
        sizeChance: (pool - bigFrom + 1) / pool,
        parityChance: Math.ceil(pool / 2) / pool,
        figure: ([ball]) => Number(ball),
      }),
    ],
    draw: (random) => drawSome(random, symbols, drawn),
  };
};
