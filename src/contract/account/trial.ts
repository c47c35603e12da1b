import { defineEndpoint } from '../endpoint.ts';
import type { freePlaySchemas, trialUserSchemas } from './trial.schemas.ts';

/** R227, A56: a name to try the site under, and how many trial accounts are left today. */
export const trialUser = defineEndpoint<typeof trialUserSchemas>()({
  name: 'trialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'anyone',
});

/** R227 */
export const freePlay = defineEndpoint<typeof freePlaySchemas>()({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  module: 'FREEPLAY3',
  send: 'json',
});
