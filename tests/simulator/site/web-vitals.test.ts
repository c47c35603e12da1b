import { expect, test } from 'vitest';
import type { Body } from '#contract/types.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

type Pages = {
  readonly pages: readonly { readonly page: string; readonly build: string; readonly measures: object }[];
};

const start = () => {
  const world = simulator.world();
  return {
    world,
    report: async (measures: Body<'fieldMeasures'>['measures'], page = '/m/home', build = '1.0.0+abc') =>
      (await world.call('fieldMeasures', { body: { page, build, measures } })).errorCode,
    measured: async () => (await world.admin<Pages>('GET', '/field')).body.pages,
  };
};

test('web vitals are stored by page and build with count and 75th percentile @X31', async () => {
  const { world, report, measured } = start();
  for (const LCP of [400, 900, 1_400, 2_400]) await report({ LCP, CLS: 0 });
  await report({ INP: 30 }, '/m/mine');
  await report({ LCP: 5_000 }, '/m/home', '1.1.0+def');
  expect(await measured()).toEqual([
    { page: '/m/home', build: '1.1.0+def', measures: { LCP: { count: 1, p75: 5_500 } } },
    { page: '/m/mine', build: '1.0.0+abc', measures: { INP: { count: 1, p75: 43.75 } } },
    {
      page: '/m/home',
      build: '1.0.0+abc',
      measures: { LCP: { count: 4, p75: 1_500 }, CLS: { count: 4, p75: 0.0075 } },
    },
  ]);
  await world.admin('DELETE', '/field');
  expect(await measured()).toEqual([]);
});

test('measuring continues under maintenance, refuses invalid values and can be switched off', async () => {
  const { world, report } = start();
  const share = async () => (await world.call('consolidatedSettings')).value.fieldShare;
  expect(await share()).toBe(0.1);
  await world.flags({ MAINTENANCE: true });
  expect(await report({ LCP: 900 })).toBeNull();
  expect(await report({ LCP: -1 })).toBe('request.invalid');
  expect(await report({ LCP: 900 }, '/m/home?token=1')).toBe('request.invalid');
  await world.flags({ FIELD_SHARE: 0 });
  expect([await share(), await report({ LCP: 900 })]).toEqual([0, 'permission.denied']);
});

test('at most 200 pages are stored, separately for each world', async () => {
  const { report, measured } = start();
  for (let page = 0; page < 210; page += 1) await report({ LCP: 900 }, `/m/page${page}`);
  const pages = await measured();
  expect([pages.length, pages.at(0)?.page, pages.at(-1)?.page]).toEqual([200, '/m/page209', '/m/page10']);
  expect(await start().measured()).toEqual([]);
});

test('metrics expose the web vitals as histograms', async () => {
  const { world, report } = start();
  for (const CLS of [0.02, 0.3]) await report({ CLS }, '/m/promo');
  const text = await (await fetch(`${world.origin}/__admin/metrics`)).text();
  const lines = text.split('\n').filter((it) => it.includes('page="/m/promo"'));
  const value = (figure: string) => lines.find((it) => it.startsWith(`simulator_field_${figure}`))?.split(' ')[1];
  const upTo = (le: string) => lines.find((it) => it.includes(`le="${le}"`))?.split(' ')[1];
  expect([upTo('0.01'), upTo('0.025'), upTo('0.25'), upTo('+Inf')]).toEqual(['0', '1', '1', '2']);
  expect([value('count'), value('sum')]).toEqual(['2', '0.32']);
});
