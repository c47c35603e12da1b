import { expect, test } from 'vitest';
import { country, languages } from '#markets/current.ts';
import { startSimulator } from '#tests/support/simulator.ts';

// Runs in each market (vitest.config.ts).
const simulator = await startSimulator();

/** Words of a market that no text of another one may have. */
const ownWords: Readonly<Record<string, RegExp>> = {
  PH: /GCash|\bMaya\b|PAGCOR|\bpesos?\b|₱|Manila|Filipin|Pinoy|\bperya\b/i,
  VN: /MoMo|ZaloPay|VietQR|₫|\bdong\b|Vietnam|Việt Nam/i,
};
const foreign = Object.entries(ownWords).filter(([id]) => id !== country);

test('help, promotions, announcements and messages name nothing of another market, in each language @R005', async () => {
  const world = simulator.world();
  const read = async (language: string): Promise<string[]> => {
    await world.signIn('player01');
    const types = await world.call('announcements', { query: { types: 'PR,B,PL,PU', language } });
    const help = await world.call('helpCenter', { query: { device: 'MOBILE', language } });
    const inbox = await world.call('inbox', { query: { language, pageSize: 100 } });
    return [...types.value.content, ...help.value, ...inbox.value.content].flatMap(({ title, content }) => [
      title,
      content,
    ]);
  };
  const english = await read('EN');
  for (const { wire } of languages) {
    const texts = wire === 'EN' ? english : await read(wire);
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) {
      expect(text).not.toMatch(/\{\w|undefined|NaN/);
      for (const [, words] of foreign) expect(text).not.toMatch(words);
    }
    if (wire === 'EN') continue;
    const longTexts = texts.filter((text) => text.length > 60);
    expect(longTexts.filter((text) => english.includes(text))).toEqual([]);
  }
});
