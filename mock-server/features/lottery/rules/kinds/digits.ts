import { endsWith, hasSameNumbers, type LotteryKind, numbered, type Play, play } from '../play.ts';
import { sides } from '../sides.ts';

const symbols = numbered(0, 9);

const lastOf = (places: number, all: number): Play =>
  play({
    key: places === all ? 'straight' : `last${places}`,
    name:
      places === all
        ? { EN: 'Straight', TY: 'Target', VI: 'Đúng thứ tự' }
        : places === 1
          ? { EN: 'Last digit', TY: 'Huling digit', VI: 'Số cuối' }
          : { EN: `Last ${places}`, TY: `Huling ${places}`, VI: `${places} số cuối` },
    hint:
      places === 1
        ? { EN: 'Match the last digit.', TY: 'Tamaan ang huling digit.', VI: 'Trúng chữ số cuối.' }
        : {
            EN: `Match the ${places === all ? '' : 'last '}${places} digits in this order.`,
            TY: `Tamaan ang ${places === all ? '' : 'huling '}${places} digit sa ganitong ayos.`,
            VI: `Trúng ${places} chữ số${places === all ? '' : ' cuối'} đúng thứ tự.`,
          },
    symbols,
    pick: places,
    ordered: true,
    repeats: true,
    chance: 10 ** -places,
    wins: endsWith,
  });

const factorials = [1, 1, 2, 6, 24];

/** Returns a lottery with digits from 0 to 9, each drawn independently. */
export const digits = (count: number): LotteryKind => {
  const straights = [count, ...[3, 2, 1].filter((places) => places < count)].map((places) => lastOf(places, count));
  const mixed = count > 4 ? 3 : count;
  const rambol = play({
    key: 'rambol',
    name: { EN: 'Rambolito', TY: 'Rambol', VI: 'Đảo vị trí' },
    hint: {
      EN: `Match ${mixed < count ? 'the last ' : ''}${mixed} different digits in any order.`,
      TY: `${mixed} magkaibang digit ang lalabas${mixed < count ? ' sa dulo' : ''}, kahit anong ayos.`,
      VI: `Trúng ${mixed} chữ số khác nhau${mixed < count ? ' cuối' : ''} theo thứ tự bất kỳ.`,
    },
    symbols,
    pick: mixed,
    chance: (factorials[mixed] ?? 1) / 10 ** mixed,
    wins: (drawn, numbers) => hasSameNumbers(drawn.slice(-mixed), numbers),
  });
  return {
    summary: { EN: `${count} digits`, TY: `${count} digit`, VI: `${count} chữ số` },
    groups: [
      { key: 'straight', name: { EN: 'In order', TY: 'Sunod-sunod', VI: 'Đúng thứ tự' }, plays: straights },
      { key: 'rambol', name: { EN: 'Any order', TY: 'Rambol', VI: 'Mọi thứ tự' }, plays: [rambol] },
      sides({
        of: { EN: 'the last digit', TY: 'huling digit', VI: 'chữ số cuối' },
        bigFrom: 5,
        minFigure: 0,
        maxFigure: 9,
        sizeChance: 0.5,
        parityChance: 0.5,
        figure: (drawn) => Number(drawn.at(-1)),
      }),
    ],
    draw: (random) => [...random.digits(count)],
  };
};
