import { defineEndpoint } from '../endpoint.ts';
import type {
  identityStatusSchemas,
  submitIdentitySchemas,
  uploadIdentityPictureSchemas,
} from './identity-verification.schemas.ts';

/** X37: status of the member’s identity verification, and what requires it. */
export const identityStatus = defineEndpoint<typeof identityStatusSchemas>()({
  name: 'identityStatus',
  method: 'GET',
  path: '/wps/safety/identity',
  access: 'member',
  flag: 'IDENTITY3',
  whenClosed: true,
  whenRestricted: true,
});

/** X37: one piece of a picture, so that an upload goes on after a lost connection. Pictures are never sent back. */
export const uploadIdentityPicture = defineEndpoint<typeof uploadIdentityPictureSchemas>()({
  name: 'uploadIdentityPicture',
  method: 'PUT',
  path: '/wps/safety/identity/picture',
  access: 'member',
  send: 'files',
  flag: 'IDENTITY3',
  whenClosed: true,
  whenRestricted: true,
});

/** X37: hands the pictures in with what the document says; only its owner may. */
export const submitIdentity = defineEndpoint<typeof submitIdentitySchemas>()({
  name: 'submitIdentity',
  method: 'POST',
  path: '/wps/safety/identity',
  access: 'member',
  send: 'json',
  flag: 'IDENTITY3',
  whenClosed: true,
  whenRestricted: true,
  once: true,
});
