import { expect, test } from 'vitest';
import { roundFacts } from '#features/records/components/bets/round-facts.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { translate } from '#i18n/translate.ts';

const en = translate(dictionaries.en);
const fil = translate(dictionaries.fil);

test('a baccarat round shows bets, hands and winner @R179', () => {
  const card = (rank: number, suit: number) => ({ rank, suit });
  const facts = roundFacts(en, {
    kind: 'baccarat',
    bets: { player: 50, tie: 10 },
    player: [card(1, 0), card(7, 1)],
    banker: [card(13, 2), card(10, 3), card(4, 0)],
    totals: { player: 8, banker: 4 },
    winner: 'player',
  });
  expect(facts.map(({ value }) => String(value).replaceAll('\uFE0E', ''))).toEqual([
    'Player ₱50.00, Tie ₱10.00',
    'A♠ 7♥ = 8',
    'K♦ 10♣ 4♠ = 4',
    'Player',
  ]);
});

test('rounds of other games show picks and results in the language of the page @R179', () => {
  const values = (words: typeof en, ...[round]: [Parameters<typeof roundFacts>[1]]) =>
    roundFacts(words, round).map(({ value }) => value);
  expect(values(fil, { kind: 'dice', bets: { red: 5 }, thrown: ['red', 'blue', 'red'] })).toEqual([
    'Pula ₱5.00',
    'Pula, Asul, Pula',
  ]);
  expect(values(en, { kind: 'crash', target: 2, crashedAt: 1.37 })).toEqual(['×2.00', null, '×1.37']);
  const flown = { kind: 'crash', target: null, cashedOutAt: 1.5, crashedAt: 1.9 } as const;
  expect(values(en, flown)).toEqual([null, '×1.50', '×1.90']);
  expect(values(en, { kind: 'fish', fish: 'spouting-whale', caught: false })).toEqual(['Whale', 'Missed']);
  expect(values(en, { kind: 'numbers', picks: [3, 5], drawn: [5, 9], hits: 1 })).toEqual(['3 · 5', '5 · 9', '1']);
  expect(values(en, { kind: 'slot', spins: 11, wins: 4 })).toEqual(['4', '10']);
  expect(values(en, { kind: 'slot', spins: 1, wins: 0, jackpot: 50_000 })).toEqual(['0', null, '₱50,000.00']);
  expect(values(en, { kind: 'bingo', lines: [0, 2], balls: [7, 75] })).toEqual(['0 · 2', '7 · 75']);
  const prizes = [
    { pattern: 'line', ball: 21, winners: [2, 0] },
    { pattern: 'house', ball: 58, winners: [3] },
  ] as const;
  expect(
    values(fil, { kind: 'bingo', prizes: prizes.map((it) => ({ ...it, winners: [...it.winners] })), balls: [7] }),
  ).toEqual(['Ikaw, bola 21', 'Ibang player, bola 58', '7']);
  const roulette = { kind: 'spots', engine: 'roulette', bets: { '17': 5, black: 10 } } as const;
  expect(values(fil, { ...roulette, drawn: { kind: 'pocket', pocket: 17 } })).toEqual(['17 ₱5.00, Itim ₱10.00', '17']);
  const combined = { ...roulette, bets: { '17-20': 5, '1-2-3': 5, '1-2-4-5': 5, '1-2-3-4-5-6': 5 } };
  expect(values(fil, { ...combined, drawn: { kind: 'pocket', pocket: 0 } })).toEqual([
    'Split 17 · 20 ₱5.00, Street 1 · 2 · 3 ₱5.00, Corner 1 · 2 · 4 · 5 ₱5.00, Line 1 · 2 · 3 · 4 · 5 · 6 ₱5.00',
    '0',
  ]);
  const sicbo = { kind: 'spots', engine: 'sicbo', bets: { total9: 5, single6: 1 } } as const;
  expect(values(en, { ...sicbo, drawn: { kind: 'dice', dice: [3, 1, 5] } })).toEqual([
    'Total 9 ₱5.00, Number 6 ₱1.00',
    '3 + 1 + 5',
  ]);
  const coins = { kind: 'coins' as const, coins: [1, 0] as (0 | 1)[] };
  expect(values(en, { kind: 'spots', engine: 'karakrus', bets: { kara: 5 }, drawn: coins })[1]).toBe('Kara, Krus');
  expect(values(en, { kind: 'spots', engine: 'sedie', bets: { odd: 5 }, drawn: coins })[1]).toBe('Red, White');
});

test('a card game shows all hands, melds and the winner @R179', () => {
  const card = (rank: number, suit: number) => ({ rank, suit });
  const seats = [
    { cards: [], melds: [[card(4, 0), card(5, 0), card(6, 0)]], points: 0 },
    { cards: [card(13, 1)], melds: [], points: 10 },
  ];
  const facts = roundFacts(en, { kind: 'hand', engine: 'tongits', seats, winners: [0] });
  expect(facts.map(({ label, value }) => [label, String(value).replaceAll('\uFE0E', '')])).toEqual([
    ['Your hand', '4♠ 5♠ 6♠ | No cards left'],
    ['Opponent 1', 'K♥ = 10'],
    ['Winner', 'You'],
  ]);
});

test('a hand of blackjack shows its side bets @R179', () => {
  const seat = { cards: [], melds: [], points: 20 };
  const sides = [{ kind: 'pair', stake: 5, payout: 130 }] as const;
  const facts = roundFacts(en, {
    kind: 'hand',
    engine: 'blackjack',
    seats: [seat, seat],
    winners: [0, 1],
    sides: [...sides],
  });
  expect(facts.at(-1)).toEqual({ label: 'Perfect pairs', value: 'bet ₱5.00, payout ₱130.00' });
});

test('a sports bet shows pick, odds, result and score of each leg in both languages @R179 @R262', () => {
  const leg = { league: 'PBL', live: false, home: 'Agila', away: 'Bagyo' } as const;
  const round = {
    kind: 'sports',
    odds: 3.61,
    cashedOut: false,
    legs: [
      { ...leg, market: 'handicap', line: -3.5, pick: '2', odds: 1.9, state: 'won', score: [90, 88] },
      { ...leg, home: 'Dagat', market: 'total', line: 185.5, pick: 'over', odds: 1.9, state: 'lost', score: [80, 81] },
      {
        ...leg,
        home: 'Ulap',
        live: true,
        market: 'result',
        line: null,
        pick: 'X',
        odds: 2,
        state: 'void',
        score: null,
      },
    ],
  } as const;
  const shown = (words: typeof en) =>
    roundFacts(words, { ...round, legs: round.legs.map((it) => ({ ...it, score: it.score && [...it.score] })) })
      .filter(({ value }) => value !== null)
      .map(({ label, value }) => `${label}: ${value}`);
  expect(shown(en)).toEqual([
    'Agila – Bagyo: Handicap: Bagyo +3.5 · odds 1.90 · Won · score 90–88',
    'Dagat – Bagyo: Total: Over 185.5 · odds 1.90 · Lost · score 80–81',
    'Ulap – Bagyo: Match result: Draw · odds 2.00 · live · Void (odds 1.00)',
    'Total odds: 3.61',
  ]);
  expect(shown(fil)[1]).toBe('Dagat – Bagyo: Total: Over 185.5 · odds 1.90 · Talo · score 80–81');
});
