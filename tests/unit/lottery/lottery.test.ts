import { describe, expect, test } from 'vitest';
import {
  luckyPicks,
  noPicks,
  numbersOf,
  type Picks,
  type Play,
  quickStakes,
  slipTotal,
  togglePick,
  validateStake,
} from '#features/lottery/model/bet-slip.ts';
import {
  drawInterval,
  isDrawing,
  lotteriesOfLaunch,
  nextChange,
  prizeModeOf,
  readLaunch,
} from '#features/lottery/model/lottery.ts';
import { countdown } from '#lib/dates/countdown.ts';

const play = (parts: Partial<Play>): Play => ({
  key: 'any3',
  name: 'Pick 3',
  hint: '',
  symbols: ['1', '2', '3', '4', '5'],
  pick: 3,
  ordered: false,
  repeats: false,
  odds: 10,
  minStake: 5,
  maxStake: 1000,
  ...parts,
});

const taps = (of: Play, ...symbols: (string | [string, number])[]): Picks =>
  symbols.reduce<Picks>(
    (picks, tap) => (typeof tap === 'string' ? togglePick(of, picks, tap) : togglePick(of, picks, ...tap)),
    noPicks(of),
  );

describe('picking numbers @A07', () => {
  test('unordered picks: a second tap removes a number, and an extra one replaces the oldest', () => {
    const any = play({});
    expect(numbersOf(any, taps(any, '4', '2'))).toBeNull();
    expect(numbersOf(any, taps(any, '4', '2', '1'))).toEqual(['1', '2', '4']);
    expect(taps(any, '4', '2', '4')).toEqual(['2']);
    expect(numbersOf(any, taps(any, '4', '2', '1', '5'))).toEqual(['1', '2', '5']);
  });

  test('ordered picks: each place has its own number, repeated only if the play allows it', () => {
    const digits = play({ ordered: true, repeats: true });
    expect(numbersOf(digits, taps(digits, ['3', 0], ['3', 1], ['1', 2]))).toEqual(['3', '3', '1']);
    expect(taps(digits, ['3', 0], ['3', 0])).toEqual([null, null, null]);
    const cars = play({ ordered: true });
    expect(taps(cars, ['3', 0], ['1', 1], ['3', 2])).toEqual([null, '1', '3']);
  });

  test('a lucky pick is complete and follows the rules of the play', () => {
    const last = (below: number): number => below - 1;
    const any = play({});
    expect(numbersOf(any, luckyPicks(any, last))).toEqual(['3', '4', '5']);
    expect(luckyPicks(play({ ordered: true, repeats: true }), () => 0)).toEqual(['1', '1', '1']);
  });
});

describe('stakes @A07', () => {
  test('validates stakes and offers quick stakes within the limits of the play', () => {
    expect(['', '4.99', '5', '1000', '1000.01'].map((typed) => validateStake(typed, play({})))).toEqual([
      'none',
      'low',
      undefined,
      undefined,
      'high',
    ]);
    expect(quickStakes(play({}))).toEqual([5, 20, 50, 100]);
    expect(quickStakes(play({ minStake: 20, maxStake: 60 }))).toEqual([20, 50]);
  });

  test('the total is exact to the minor unit', () => {
    expect(slipTotal([{ stake: '0.1' }, { stake: '0.2' }, { stake: 'x' }])).toBe(0.3);
  });
});

describe('launching @R019 @A09', () => {
  test('reads the launch parameters and replaces invalid ones, the back link with home', () => {
    expect(readLaunch(new URLSearchParams('playType=ent&prize_mode=elott&code=TCG_SEA&pageBack=lobby'))).toEqual({
      code: 'TCG_SEA',
      playType: 'trad',
      prizeMode: 'elott',
      back: '/m/gameLobby',
    });
    expect(readLaunch(new URLSearchParams('prize_mode=gold&pageBack=https://evil.example'))).toMatchObject({
      code: '',
      prizeMode: null,
      back: '/m/home',
    });
  });

  test('uses prize mode Elott if the vendor has such an entry, else Lott @R212', () => {
    const offered = [
      { vassalage: 'TCG_SEA', prizeMode: 'lott' },
      { vassalage: 'TCG_SEA', prizeMode: 'elott' },
      { vassalage: 'LOTT', prizeMode: 'lott' },
    ] as const;
    expect(prizeModeOf(offered, 'TCG_SEA')).toBe('elott');
    expect(prizeModeOf(offered, 'LOTT')).toBe('lott');
    expect(lotteriesOfLaunch(offered, { code: 'TCG_SEA', prizeMode: 'lott' })).toEqual([offered[0]]);
    expect(lotteriesOfLaunch(offered, { code: 'LOTT', prizeMode: 'elott' })).toEqual([offered[2]]);
    expect(lotteriesOfLaunch(offered, { code: 'none', prizeMode: null })).toEqual([]);
  });
});

describe('draw times', () => {
  const minute = 60_000;

  test.for([
    [0, 0, '00:00'],
    [-5, 0, '00:00'],
    [9_001, 0, '00:10'],
    [61 * minute, 0, '1:01:00'],
    [(49 * 60 + 3) * minute, 2, '1:03:00'],
  ] as const)('%i ms are %i days and %s', ([ms, days, clock]) => {
    expect(countdown(ms)).toMatchObject({ days, clock });
  });

  test('a lottery changes at its previous draw and then when the next one closes', () => {
    const times = { opensAt: 0, closesAt: 60_000, drawsAt: 65_000 };
    expect([isDrawing(times, 4_999), nextChange(times, 4_999)]).toEqual([true, 5_000]);
    expect([isDrawing(times, 5_000), nextChange(times, 5_000)]).toEqual([false, 60_000]);
    expect([1, 3, 24 * 60, 7 * 24 * 60].map((m) => drawInterval({ opensAt: 0, closesAt: m * minute }))).toEqual([
      1,
      3,
      'daily',
      'weekly',
    ]);
  });
});
