import type { BingoPattern } from '../../bingo/wire.ts';
import { localize } from '../shell/language.ts';

interface RoomRules {
  readonly max: number;
  readonly others: readonly [least: number, most: number];
  readonly shares: Readonly<Record<BingoPattern, number>>;
}

export const words = localize({
  EN: {
    go: 'Buy cards',
    welcome: 'Choose your cards and join the game.',
    cards: 'Cards',
    fewer: 'Fewer cards',
    more: 'More cards',
    count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    card: (at: number) => `Card ${at}`,
    skip: 'Show result',
    paces: { slow: 'Slow calls', normal: 'Normal calls', fast: 'Fast calls' },
    room: 'Room',
    you: 'You',
    joined: (players: number, cards: number) => `${players} players, ${cards} cards. The game starts.`,
    waiting: (least: number, most: number) => `${least} to ${most} other players join each game.`,
    pool: (amount: string) => `Pool ${amount}`,
    share: (percent: number) => `${percent}% of the pool`,
    patterns: { line: 'Line', twoLines: 'Two lines', house: 'Full house' } as Readonly<Record<BingoPattern, string>>,
    prizes: 'Prizes',
    wins: (names: string, pattern: string) => `${names}: ${pattern}!`,
    toGo: (count: number) => `${count} to go`,
    call: (at: number) => `Ball ${at}`,
    drawing: (at: number, all: number) => `Ball ${at} of ${all}`,
    lines: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
    balls: 'Called numbers',
    board: 'All called',
    none: 'none',
    rule: ({ max, others: [least, most] }: RoomRules) =>
      `75-ball bingo in a room with ${least} to ${most} other players, who are simulated. You buy 1 to ${max} cards of 5 × 5 numbers with a free space in the middle. Your bet is split equally across your cards, and all cards in the room cost the same. Numbers are marked for you.`,
    patternRule: ({ shares }: RoomRules) =>
      `Of the pool, ${shares.line}% goes to the first line, ${shares.twoLines}% to the first two lines and ${shares.house}% to the full house, which ends the game. Rows, columns and diagonals count as lines. Cards that finish with the same ball share the prize.`,
    decided:
      'Cards and balls are drawn when you buy. Leaving the game or skipping the calls changes nothing: your prizes are paid in any case.',
    returns: (percent: number) => `Return to player: ${percent}%, for any number of cards.`,
  },
  TY: {
    go: 'Bumili',
    welcome: 'Pumili ng cards at sumali sa laro.',
    cards: 'Cards',
    fewer: 'Bawasan ang cards',
    more: 'Dagdagan ang cards',
    count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    card: (at: number) => `Card ${at}`,
    skip: 'I-skip',
    paces: { slow: 'Mabagal', normal: 'Normal', fast: 'Mabilis' },
    room: 'Room',
    you: 'Ikaw',
    joined: (players: number, cards: number) => `${players} player, ${cards} card. Simula na ng laro.`,
    waiting: (least: number, most: number) => `${least} hanggang ${most} pang player ang sumasali sa bawat laro.`,
    pool: (amount: string) => `Pool ${amount}`,
    share: (percent: number) => `${percent}% ng pool`,
    patterns: { line: 'Linya', twoLines: '2 linya', house: 'Full house' } as Readonly<Record<BingoPattern, string>>,
    prizes: 'Mga premyo',
    wins: (names: string, pattern: string) => `${names}: ${pattern}!`,
    toGo: (count: number) => `${count} na lang`,
    call: (at: number) => `Bola ${at}`,
    drawing: (at: number, all: number) => `Bola ${at} sa ${all}`,
    lines: (lines: number) => (lines === 1 ? '1 linya' : `${lines} linya`),
    balls: 'Mga natawag na numero',
    board: 'Lahat ng tawag',
    none: 'wala',
    rule: ({ max, others: [least, most] }: RoomRules) =>
      `75-ball bingo sa room na may ${least} hanggang ${most} pang player, na simulated. Bumili ng 1 hanggang ${max} card na may 5 × 5 numero at free space sa gitna. Hati-hati ang taya sa mga card mo, at pare-pareho ang presyo ng lahat ng card sa room. Automatic ang pagmarka ng numero.`,
    patternRule: ({ shares }: RoomRules) =>
      `Sa pool, ${shares.line}% ang sa unang linya, ${shares.twoLines}% sa unang dalawang linya at ${shares.house}% sa full house, na tumatapos sa laro. Bilang na linya ang row, column at diagonal. Hati sa premyo ang mga card na natapos sa parehong bola.`,
    decided:
      'Binubunot ang cards at mga bola pagbili mo. Walang magbabago kung aalis ka o mag-i-skip: mapupunta pa rin sa balance ang premyo mo.',
    returns: (percent: number) => `Return to player: ${percent}%, sa kahit ilang card.`,
  },
});
