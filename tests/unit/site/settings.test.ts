import { expect, test } from 'vitest';
import { brand } from '#brands/current.ts';
import { flagDefaults } from '#contract/flags.ts';
import { settings, template } from '#tests/support/settings.ts';
import { openTab, sessionFor } from '#tests/support/tab.ts';

const visit = async (tab = openTab()) => {
  tab.backend.value('templateSettings', template);
  return { ...tab, ...(await import('#features/site/state/settings.ts')) };
};

test('keeps settings for the next page and fills missing switches with defaults @R044 @A96', async () => {
  const first = await visit();
  const whitelabel = {
    flags: { MAILCEN: false },
    promotions: { wheel: { enabled: true } },
    agentMenu: [],
  };
  expect(first.$flags.get()).toEqual(flagDefaults);
  first.backend.value('consolidatedSettings', { ...settings, whitelabel });
  await first.reloadSettings();
  const next = await visit(first.next());
  const gates = next.$gates.get();
  expect(gates).toEqual({ ...flagDefaults, MAILCEN: false, wheel: true });
});

test('keeps the known settings after a failed reload', async () => {
  const { $settings, reloadSettings, backend } = await visit();
  backend.refuse('consolidatedSettings', 'system.unknown');
  await expect(reloadSettings()).rejects.toMatchObject({ code: 'system.unknown' });
  expect($settings.get().template).toBeNull();
});

test.each(['maintenance', 'regionRestriction'] as const)(
  'a call rejected for %s blocks the site on this and the next page @A15',
  async (gate) => {
    const first = await visit();
    const { blockSite, isRecentlyReported } = await import('#features/site/actions/site-gate.ts');
    expect(isRecentlyReported()).toBe(false);
    blockSite(gate);
    expect([first.$settings.get().template?.[gate], isRecentlyReported()]).toEqual([true, true]);
    const next = await visit(first.next());
    expect(next.$settings.get().template?.[gate]).toBe(true);
    await next.advance(10_000);
    expect(isRecentlyReported()).toBe(false);
  },
);

test('a session keeps its image host while it is listed @R121 @A50', async () => {
  const first = await visit();
  const load = async () => (await import('#features/site/state/image-cdn.ts')).$imageCdn;
  const host = await load();
  expect(host.get()).toBeNull();
  const known = { template, consolidated: settings };
  first.$settings.set(known);
  const chosen = host.get();
  expect(settings.imageCDNs).toContain(chosen);
  const next = await visit(first.next());
  next.$settings.set(known);
  expect((await load()).get()).toBe(chosen);
  next.$settings.set({ ...known, consolidated: { ...settings, imageCDNs: ['https://three.test'] } });
  expect((await load()).get()).toBe('https://three.test');
});

test.each([
  [undefined, brand.merchantCode],
  [{ ...sessionFor('trial07'), merchantCode: 'trial' }, 'trial'],
  [{ ...sessionFor('player01'), merchantCode: '' }, brand.merchantCode],
])('the session %j uses the merchant code %s @A92', async (member, code) => {
  openTab(member ? { member } : {});
  const { merchantCode } = await import('#features/site/state/merchant.ts');
  expect(merchantCode()).toBe(code);
});
