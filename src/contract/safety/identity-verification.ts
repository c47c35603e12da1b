import { defineEndpoint } from '../endpoint.ts';
import type {
  identityStatusSchemas,
  submitIdentitySchemas,
  uploadIdentityPictureSchemas,
} from './identity-verification.schemas.ts';

/** Returns the status of the member's identity verification, and the actions that require it. */
export const identityStatus = defineEndpoint<typeof identityStatusSchemas>()({
  name: 'identityStatus',
  method: 'GET',
  path: '/wps/safety/identity',
  access: 'member',
  flag: 'IDENTITY3',
});

/**
 * Uploads one chunk of a picture, so that an upload can resume after a lost connection. Pictures are never sent back.
 */
export const uploadIdentityPicture = defineEndpoint<typeof uploadIdentityPictureSchemas>()({
  name: 'uploadIdentityPicture',
  method: 'PUT',
  path: '/wps/safety/identity/picture',
  access: 'member',
  send: 'files',
  flag: 'IDENTITY3',
});

/** Submits the pictures with the document's data; requires proof of the owner's identity. */
export const submitIdentity = defineEndpoint<typeof submitIdentitySchemas>()({
  name: 'submitIdentity',
  method: 'POST',
  path: '/wps/safety/identity',
  access: 'member',
  send: 'json',
  flag: 'IDENTITY3',
  once: true,
});
