import { expect, test } from 'vitest';
import { mobileRegion } from '#features/account/model/mobile-region.ts';

const home = { code: 'PH', name: 'Philippines', dialingCode: '63' };
const singapore = { code: 'SG', name: 'Singapore', dialingCode: '65' };

test.each([
  ['of unknown location', ['63'], [], { dialingCode: '63', country: undefined, elsewhere: undefined }],
  [
    'in the home country',
    ['63'],
    [home, singapore],
    { dialingCode: '63', country: 'Philippines', elsewhere: undefined },
  ],
  ['abroad', ['63'], [singapore, home], { dialingCode: '63', country: 'Philippines', elsewhere: 'Singapore' }],
  ['abroad in an accepted country', ['63', '65'], [singapore, home], { dialingCode: '65', country: 'Singapore' }],
  ['abroad with the home country unlisted', ['63'], [singapore], { dialingCode: '63', country: undefined }],
] as const)('shows a visitor %s the accepted dialling code @R240', (_, accepted, countries, region) => {
  expect(mobileRegion(accepted, [...countries])).toMatchObject(region);
});
