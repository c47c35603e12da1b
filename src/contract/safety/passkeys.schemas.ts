import * as z from 'zod';
import { loginSchemas } from '../account/login.schemas.ts';
import { instant, merchantCode } from '../fields.ts';

/** Bytes as base64url. */
const bytes = z.string().min(1).max(8192);
const attachment = z.enum(['platform', 'cross-platform']).optional();
const extensions = z.looseObject({});
const transports = z.array(z.string().max(32)).max(8).optional();

/** A new passkey in the format of WebAuthn's RegistrationResponseJSON. */
export const attestation = z
  .object({
    id: bytes.describe('Id of the credential, base64url.'),
    rawId: bytes.describe('Id of the credential, base64url.'),
    response: z
      .object({
        clientDataJSON: bytes.describe('Client data, base64url.'),
        attestationObject: z.string().min(1).max(32_768).describe('Attestation, base64url.'),
        authenticatorData: bytes.optional().describe('Data of the authenticator, base64url.'),
        transports: transports.describe('Ways in which the authenticator can be reached.'),
        publicKeyAlgorithm: z.number().int().optional().describe('Algorithm of the key by COSE.'),
        publicKey: bytes.optional().describe('Public key, base64url.'),
      })
      .describe('Response of the authenticator.'),
    authenticatorAttachment: attachment.describe('Whether it is part of the device.'),
    clientExtensionResults: extensions.describe('Results of extensions; not read.'),
    type: z.literal('public-key').describe('Always `public-key`.'),
  })
  .meta({ id: 'PasskeyRegistration', description: 'A new passkey as RegistrationResponseJSON of WebAuthn.' });

/** A signed assertion in the format of WebAuthn's AuthenticationResponseJSON. */
export const assertion = z
  .object({
    id: bytes.describe('Id of the credential, base64url.'),
    rawId: bytes.describe('Id of the credential, base64url.'),
    response: z
      .object({
        clientDataJSON: bytes.describe('Client data, base64url.'),
        authenticatorData: bytes.describe('Data of the authenticator, base64url.'),
        signature: bytes.describe('Signature, base64url.'),
        userHandle: bytes.optional().describe('Id of the user, base64url.'),
      })
      .describe('Response of the authenticator.'),
    authenticatorAttachment: attachment.describe('Whether it is part of the device.'),
    clientExtensionResults: extensions.describe('Results of extensions; not read.'),
    type: z.literal('public-key').describe('Always `public-key`.'),
  })
  .meta({ id: 'PasskeyAssertion', description: 'A signature of a passkey as AuthenticationResponseJSON of WebAuthn.' });

const credential = z.object({
  id: z.string().describe('Id of the credential, base64url.'),
  type: z.literal('public-key').describe('Always `public-key`.'),
  transports: transports.describe('Ways in which the authenticator can be reached.'),
});

/** The used part of PublicKeyCredentialCreationOptionsJSON. */
const creationOptions = z
  .object({
    challenge: z.string().describe('Challenge to sign, base64url.'),
    rp: z
      .object({ name: z.string().describe('Name of the site.'), id: z.string().describe('Host of the site.') })
      .describe('Site that the passkey is for.'),
    user: z
      .object({
        id: z.string().describe('Reference of the member, base64url.'),
        name: z.string().describe('Account name.'),
        displayName: z.string().describe('Name to show.'),
      })
      .describe('Member that the passkey is for.'),
    pubKeyCredParams: z
      .array(
        z.object({
          alg: z.number().int().describe('Algorithm by COSE.'),
          type: z.literal('public-key').describe('Always `public-key`.'),
        }),
      )
      .describe('Accepted algorithms, the preferred first.'),
    timeout: z.number().int().describe('Milliseconds that the member has.'),
    excludeCredentials: z.array(credential).describe('Passkeys that the member has already.'),
    authenticatorSelection: z
      .object({
        residentKey: z.literal('required').describe('Always `required`.'),
        requireResidentKey: z.literal(true).describe('Always true.'),
        userVerification: z.literal('required').describe('Always `required`.'),
      })
      .describe('Requirements of the authenticator.'),
    attestation: z.literal('none').describe('Always `none`.'),
  })
  .meta({ id: 'PasskeyCreationOptions', description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn.' });

/** The used part of PublicKeyCredentialRequestOptionsJSON. */
export const requestOptions = z
  .object({
    challenge: z.string().describe('Challenge to sign, base64url.'),
    rpId: z.string().describe('Host of the site.'),
    timeout: z.number().int().describe('Milliseconds that the member has.'),
    allowCredentials: z.array(credential).describe('Passkeys that can be used; empty for any.'),
    userVerification: z.literal('required').describe('Always `required`.'),
  })
  .meta({ id: 'PasskeyRequestOptions', description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn.' });

/** `synced`: backed up by the platform account, not bound to one device. */
export const passkey = z
  .object({
    passkeyId: z.string().describe('Reference of the passkey.'),
    name: z.string().describe('Name that the member gave it.'),
    addedAt: instant.describe('When it was added, epoch ms.'),
    usedAt: instant.nullable().describe('When it was last used; null before. Epoch ms.'),
    synced: z.boolean().describe('Whether the maker of the device keeps it, rather than one device alone.'),
  })
  .meta({ id: 'Passkey', description: 'A passkey of the member.' });

const name = z.string().trim().min(1).max(40);
const passkeyId = z.string().min(1).max(1024);

export const passkeyOptionsSchemas = {
  summary: 'Get options to create a passkey',
  whenRestricted: true,
  query: z.object({
    merchantCode: merchantCode('Decides the name of the site.'),
  }),
  reply: creationOptions,
  errors: ['confirm.required', 'limit.reached'],
} as const;

export const addPasskeySchemas = {
  summary: 'Add a passkey',
  whenRestricted: true,
  body: z.strictObject({
    name: name.describe('Name for it.'),
    answer: attestation.describe('New passkey as the browser returns it.'),
  }),
  reply: passkey,
  errors: ['verification.wrong', 'request.conflict'],
} as const;

export const renamePasskeySchemas = {
  summary: 'Rename a passkey',
  whenRestricted: true,
  body: z.strictObject({ passkeyId: passkeyId.describe('Passkey to rename.'), name: name.describe('New name.') }),
  reply: passkey,
  errors: ['passkey.unknown'],
} as const;

export const removePasskeySchemas = {
  summary: 'Remove a passkey',
  whenRestricted: true,
  body: z.strictObject({ passkeyId: passkeyId.describe('Passkey to remove.') }),
  reply: z.null().describe('Null.'),
  errors: ['passkey.unknown', 'confirm.required'],
} as const;

export const passkeyLoginOptionsSchemas = {
  summary: 'Get options to log in with a passkey',
  whenRestricted: true,
  reply: requestOptions,
  errors: ['request.too-many'],
} as const;

export const passkeyLoginSchemas = {
  summary: 'Log in with a passkey',
  whenRestricted: true,
  body: z.strictObject({ answer: assertion.describe('Signature as the browser returns it.') }),
  reply: loginSchemas.reply,
  errors: ['verification.wrong', 'passkey.unknown', 'login.non-member', 'login.non-agent'],
} as const;
