import { expect, test, vi } from 'vitest';
import { readContent } from '#content/read.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locale.ts';
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

test('every text that promises a reward for bets states by game what counts, and that bonus money does not @A101 @R239', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const [{ setLanguage }, { words }] = await Promise.all([
    import('#sim/games/screens/shell/language.ts'),
    import('#sim/games/screens/shell/words.ts'),
  ]);
  const { promotions } = readContent();
  for (const { id, wire } of languages) {
    const list = contributionList('rewards', wire);
    const { rewardsInvite, rewardsMissions, rewardsRebate, rewardsVip } = dictionaries[id as Locale];
    const notes = [rewardsInvite.counts, rewardsMissions.boardNote, rewardsRebate.counts, rewardsVip.counts];
    for (const note of notes) expect(note).toContain('{games}');
    const byStake = promotions.flatMap((it) => (it.leaderboard || it.referral ? [it.body[id]] : []));
    for (const body of byStake) expect(body).toContain(list);
    const others = promotions.flatMap((it) => (it.missions || it.cashback ? [it.body[id]] : []));
    expect([byStake.length, others.length]).toEqual([2, 2]);
    setLanguage(wire);
    for (const text of [...notes, ...byStake, ...others, words().counts(20, 100)])
      expect(text).toMatch(/bonus money|tiền thưởng/i);
  }
  vi.unstubAllGlobals();
});
