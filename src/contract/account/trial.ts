import { defineEndpoint } from '../endpoint.ts';
import type { freePlaySchemas, trialUserSchemas } from './trial.schemas.ts';

/** Returns a trial username and the number of trial accounts left today. */
export const trialUser = defineEndpoint<typeof trialUserSchemas>()({
  name: 'trialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'anyone',
});

/** Starts a free trial. */
export const freePlay = defineEndpoint<typeof freePlaySchemas>()({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  module: 'FREEPLAY3',
  send: 'json',
});
