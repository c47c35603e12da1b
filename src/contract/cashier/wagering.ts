import { defineEndpoint } from '../endpoint.ts';
import type { forfeitBonusSchemas, wageringSchemas } from './wagering.schemas.ts';

/** Returns locked money and the bets required to unlock it. */
export const wagering = defineEndpoint<typeof wageringSchemas>()({
  name: 'wagering',
  method: 'GET',
  path: '/wps/wallets/wagering',
  access: 'member',
});

/** Forfeits a bonus and ends its wagering requirement. */
export const forfeitBonus = defineEndpoint<typeof forfeitBonusSchemas>()({
  name: 'forfeitBonus',
  method: 'POST',
  path: '/wps/wallets/bonus/forfeit',
  access: 'member',
  send: 'json',
  movesMoney: true,
});
