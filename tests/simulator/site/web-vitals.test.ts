import { expect, test } from 'vitest';
import type { Body } from '../../../src/contract/types.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator();

type Pages = {
  readonly pages: readonly { readonly page: string; readonly build: string; readonly measures: object }[];
};

const start = () => {
  const world = simulator.world();
  return {
    world,
    tell: async (measures: Body<'fieldMeasures'>['measures'], page = '/m/home', build = '1.0.0+abc') =>
      (await world.call('fieldMeasures', { body: { page, build, measures } })).errorCode,
    told: async () => (await world.admin<Pages>('GET', '/field')).body.pages,
  };
};

test('web vitals are stored by page and build with count and 75th percentile @X31', async () => {
  const { world, tell, told } = start();
  for (const LCP of [400, 900, 1_400, 2_400]) await tell({ LCP, CLS: 0 });
  await tell({ INP: 30 }, '/m/mine');
  await tell({ LCP: 5_000 }, '/m/home', '1.1.0+def');
  expect(await told()).toEqual([
    { page: '/m/home', build: '1.1.0+def', measures: { LCP: { count: 1, p75: 5_500 } } },
    { page: '/m/mine', build: '1.0.0+abc', measures: { INP: { count: 1, p75: 43.75 } } },
    {
      page: '/m/home',
      build: '1.0.0+abc',
      measures: { LCP: { count: 4, p75: 1_500 }, CLS: { count: 4, p75: 0.0075 } },
    },
  ]);
  await world.admin('DELETE', '/field');
  expect(await told()).toEqual([]);
});

test('measuring continues under maintenance, refuses invalid values and can be switched off', async () => {
  const { world, tell } = start();
  const share = async () => (await world.call('consolidatedSettings')).value.fieldShare;
  expect(await share()).toBe(0.1);
  await world.flags({ MAINTENANCE: true });
  expect(await tell({ LCP: 900 })).toBeNull();
  expect(await tell({ LCP: -1 })).toBe('request.invalid');
  expect(await tell({ LCP: 900 }, '/m/home?token=1')).toBe('request.invalid');
  await world.flags({ FIELD_SHARE: 0 });
  expect([await share(), await tell({ LCP: 900 })]).toEqual([0, 'permission.denied']);
});

test('at most 200 pages are stored, separately for each world', async () => {
  const { tell, told } = start();
  for (let page = 0; page < 210; page += 1) await tell({ LCP: 900 }, `/m/page${page}`);
  const pages = await told();
  expect([pages.length, pages.at(0)?.page, pages.at(-1)?.page]).toEqual([200, '/m/page209', '/m/page10']);
  expect(await start().told()).toEqual([]);
});

test('metrics expose the web vitals as histograms', async () => {
  const { world, tell } = start();
  for (const CLS of [0.02, 0.3]) await tell({ CLS }, '/m/promo');
  const text = await (await fetch(`${world.origin}/__admin/metrics`)).text();
  const lines = text.split('\n').filter((it) => it.includes('page="/m/promo"'));
  const value = (figure: string) => lines.find((it) => it.startsWith(`simulator_field_${figure}`))?.split(' ')[1];
  const upTo = (le: string) => lines.find((it) => it.includes(`le="${le}"`))?.split(' ')[1];
  expect([upTo('0.01'), upTo('0.025'), upTo('0.25'), upTo('+Inf')]).toEqual(['0', '1', '1', '2']);
  expect([value('count'), value('sum')]).toEqual(['2', '0.32']);
});
