import { z } from 'zod';
import { loginSchemas } from '../account/session.schemas.ts';
import { instant } from '../fields.ts';

/** Bytes as base64url. */
const bytes = z.string().min(1).max(8192);
const attachment = z.enum(['platform', 'cross-platform']).optional();
const extensions = z.looseObject({});
const transports = z.array(z.string().max(32)).max(8).optional();

/** A new passkey as WebAuthn's RegistrationResponseJSON writes it. */
export const attestation = z.object({
  id: bytes,
  rawId: bytes,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: z.string().min(1).max(32_768),
    authenticatorData: bytes.optional(),
    transports,
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: bytes.optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  type: z.literal('public-key'),
});

/** What a passkey signed, as WebAuthn's AuthenticationResponseJSON writes it. */
export const assertion = z.object({
  id: bytes,
  rawId: bytes,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  type: z.literal('public-key'),
});

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** PublicKeyCredentialCreationOptionsJSON, as far as it is used. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** PublicKeyCredentialRequestOptionsJSON, as far as it is used. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(credential),
  userVerification: z.literal('required'),
});

/** `synced`: kept by the maker of the device, not on one device alone. */
export const passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  addedAt: instant,
  usedAt: instant.nullable(),
  synced: z.boolean(),
});

const name = z.string().trim().min(1).max(40);
const passkeyId = z.string().min(1).max(1024);

export const passkeyOptionsSchemas = {
  query: z.object({ merchantCode: z.string().max(32).optional() }),
  reply: creationOptions,
  errors: ['confirm.required', 'limit.reached'],
} as const;

export const addPasskeySchemas = {
  body: z.strictObject({ name, answer: attestation }),
  reply: passkey,
  errors: ['verification.wrong', 'request.conflict'],
} as const;

export const renamePasskeySchemas = {
  body: z.strictObject({ passkeyId, name }),
  reply: passkey,
  errors: ['passkey.unknown'],
} as const;

export const removePasskeySchemas = {
  body: z.strictObject({ passkeyId }),
  reply: z.null(),
  errors: ['passkey.unknown', 'confirm.required'],
} as const;

export const passkeyLoginOptionsSchemas = { reply: requestOptions, errors: ['request.too-many'] } as const;

export const passkeyLoginSchemas = {
  body: z.strictObject({ answer: assertion }),
  reply: loginSchemas.reply,
  errors: ['verification.wrong', 'passkey.unknown', 'login.non-member', 'login.non-agent'],
} as const;
