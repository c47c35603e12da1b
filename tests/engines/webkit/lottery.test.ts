import { test } from './test.ts';

test('bets can be added to the slip, placed and cancelled', async ({ phone, signIn }) => {
  await signIn('player01');
  await phone.open('/m/startLottery?code=anim-na-bola');
  await phone.press('Lucky pick');
  await phone.press('Add to bet slip');
  await phone.type('[name=stake-1]', '50');
  await phone.press('Place bet');
  await phone.reads('li.order', '₱50.00');
  await phone.press(/^Cancel bet/, 'li.order button');
  await phone.press('Cancel bet', 'dialog[open] button');
  await phone.reads('li.order', 'Cancelled');
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('a bet on the last digit can be placed', async ({ phone, signIn }) => {
    await signIn('player01');
    await phone.open('/m/startLottery?code=bilis-lima-3-minute');
    await phone.press('Huling digit');
    await phone.press('7');
    await phone.press('Idagdag sa bet slip');
    await phone.press('Ilagay ang taya');
    await phone.reads('li.order', 'Huling digit');
  });
});
