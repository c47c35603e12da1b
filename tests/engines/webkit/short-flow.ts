import type { Sim } from '#sim/client/sim.ts';
import { gamePath } from '#tests/support/game-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import type { Phone } from './phone.ts';

/** A player logs in, plays a round in its frame and bets on a draw. */
export const walkShortFlow = async (phone: Phone, sim: Sim): Promise<void> => {
  await phone.open('/m/home');
  await phone.press('Log in', '.top__guest a');
  await phone.expectPath('/m/login');
  await phone.type('[name=username]', 'player01');
  await phone.type('[name=password]', seedPassword);
  await phone.pressAt('form button[type=submit]');
  await phone.expectPath('/m/home');
  await phone.reads('header', '₱12,480.50');

  await sim.outcome('lose');
  await phone.open(await gamePath(sim, 'Kidlat Fortune'));
  await phone.inFrame('iframe[data-ready]', () => phone.press('Spin'));
  await phone.reads('[data-game-balance]', '₱12,479.50');

  await phone.open('/m/startLottery?code=bilis-lima-3-minute');
  await phone.press('Last digit');
  await phone.press('7');
  await phone.press('Add to bet slip');
  await phone.press('Place bet');
  await phone.reads('li.order', '₱1.00');
};
