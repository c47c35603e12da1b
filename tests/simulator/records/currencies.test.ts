import { afterEach, expect, test, vi } from 'vitest';
import type * as market from '#markets/current.ts';
import { currencyOf } from '#markets/formats.ts';

// Files of a worker share their modules.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('#markets/current.ts');
  vi.resetModules();
});

/** Starts the simulator in another currency; the terms of money stay those of the market. */
const startIn = async (code: string, locale: string, brand: string) => {
  vi.resetModules();
  vi.stubEnv('BRAND', brand);
  vi.doMock('#markets/current.ts', async (original) => {
    const currency = currencyOf(code, locale);
    return { ...(await original<typeof market>()), currency, moneyForm: currency };
  });
  const { startSimulator } = await import('#tests/support/simulator.ts');
  return startSimulator({ machineTime: (await import('#tests/support/money.ts')).noon });
};

test.each([
  ['VND', 'vi-VN', 'bituin', 0, '12.345.678\u00a0₫'],
  ['INR', 'en-IN', 'kidlat', 2, '₹1,23,45,678.90'],
  ['KWD', 'en-KW', 'kidlat', 3, 'KWD\u00a012,345,678.900'],
])(
  'after random transactions in %s all records equal the ledger, and no amount has more decimals than the currency @A104',
  async (code, locale, brand, decimals, formatted) => {
    const simulator = await startIn(code, locale, brand);
    const { walkAndCompare } = await import('#tests/support/record-walk.ts');
    const { allBalances, checkLedger, postings } = await import('#sim/core/ledger.ts');
    const { formatMoney, toMajor } = await import('#lib/money/money.ts');
    for (const seed of [0, 1]) {
      const name = `currency-${seed}`;
      await walkAndCompare(simulator, name, 40, seed);
      const { state } = simulator.worlds.open(name);
      expect(checkLedger(state)).toEqual([]);
      expect(state.all(postings).length).toBeGreaterThan(40);
      const amounts = allBalances(state).map(({ minor }) => String(toMajor(minor)));
      expect(amounts.filter((it) => (it.split('.')[1] ?? '').length > decimals)).toEqual([]);
    }
    expect(formatMoney(12_345_678.9 - (decimals === 0 ? 0.9 : 0))).toBe(formatted);
  },
  120_000,
);
