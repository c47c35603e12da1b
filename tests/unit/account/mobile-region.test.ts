import { expect, test } from 'vitest';
import { mobileRegion } from '../../../src/features/account/model/mobile-region.ts';

const home = { code: 'PH', name: 'Philippines', dialingCode: '63' };
const singapore = { code: 'SG', name: 'Singapore', dialingCode: '65' };

test.each([
  ['not known yet', ['63'], [], { dialingCode: '63', country: undefined, elsewhere: undefined }],
  ['at home', ['63'], [home, singapore], { dialingCode: '63', country: 'Philippines', elsewhere: undefined }],
  ['elsewhere', ['63'], [singapore, home], { dialingCode: '63', country: 'Philippines', elsewhere: 'Singapore' }],
  ['elsewhere, accepted', ['63', '65'], [singapore, home], { dialingCode: '65', country: 'Singapore' }],
  ['elsewhere, home not listed', ['63'], [singapore], { dialingCode: '63', country: undefined }],
] as const)('a visitor %s sees the dialling code that is accepted @R240', (_, accepted, countries, region) => {
  expect(mobileRegion(accepted, [...countries])).toMatchObject(region);
});
