import { expect } from 'vitest';
import type { IdentityPicture } from '#contract/safety/identity-documents.ts';
import type { Body } from '#contract/types.ts';
import { loginPassword } from './security.ts';
import type { WorldClient } from './simulator.ts';

/** Name and birthday that newbie01 submits. */
export const umid: Body<'submitIdentity'> = {
  documentType: 'umid',
  documentNumber: '0111-2345678-9',
  fullName: 'Juan Dela Cruz',
  birthday: '1990-05-06',
};

/** Returns bytes with the signature of a JPEG and a searchable text. */
export const jpeg = (text: string): Buffer => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(text)]);

interface Piece {
  readonly picture?: IdentityPicture;
  readonly upload?: string;
  readonly size: number;
  readonly offset?: number;
}

/** Uploads one chunk of a picture. */
export const uploadPiece = async (
  world: WorldClient,
  { picture = 'front', upload = 'upload-1', size, offset = 0 }: Piece,
  bytes: Uint8Array,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ picture, upload, size, offset })) form.set(name, String(value));
  form.append('file', new Blob([Buffer.from(bytes)]), 'piece');
  const response = await world.send('/wps/safety/identity/picture', {
    method: 'PUT',
    headers: { authorization: `Bearer ${world.token}` },
    body: form,
  });
  return (await response.json()) as {
    readonly value: { readonly received: number; readonly complete: boolean };
    readonly errorCode: string | null;
  };
};

/** Uploads whole pictures. */
export const uploadPictures = async (
  world: WorldClient,
  pictures: readonly IdentityPicture[] = ['front', 'back', 'selfie'],
  mark = 'secret-picture',
): Promise<void> => {
  for (const picture of pictures) {
    const bytes = jpeg(`${mark}-${picture}`);
    const { value } = await uploadPiece(world, { picture, size: bytes.length }, bytes);
    expect(value.complete).toBe(true);
  }
};

export const confirmContact = (world: WorldClient) =>
  world.call('confirmIdentity', { body: { purpose: 'contact', password: loginPassword } });

/** Uploads all pictures and submits them as the owner of the account. */
export const submit = async (world: WorldClient, body: Body<'submitIdentity'> = umid) => {
  await uploadPictures(world);
  await confirmContact(world);
  return world.call('submitIdentity', { body });
};

/** Decides a case as an operator. */
export const decide = (world: WorldClient, account: string, order: object) =>
  world.admin<{ readonly case: Record<string, unknown> | null }>('POST', `/members/${account}/identity`, order);
