import type { RegistrationField } from '#contract/account/registration-fields.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { lastFour } from '#sim/core/matching/mask.ts';
import type { World } from '#sim/core/world.ts';
import { maskAccount } from './masking.ts';

const messengerNames = [
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies RegistrationField[];

type Messengers = Readonly<Partial<Record<(typeof messengerNames)[number], string>>>;

/** Messenger accounts that a member entered at registration; the id is the member's. */
const messengers = collection<Doc & { readonly accounts: Messengers }>()('messengers');

// In the private files, as the number of a verified document, so that snapshots, history and copies do not contain it.
const idNumberFile = (memberId: string): string => `registration:${memberId}:id-number`;

/** Stores the ID number and the messenger accounts of a registration; last, because it writes a file. */
export const saveRegistrationDetails = (
  world: World,
  memberId: string,
  details: Messengers & { readonly idNumber?: string },
): void => {
  const accounts = Object.fromEntries(messengerNames.flatMap((name) => (details[name] ? [[name, details[name]]] : [])));
  if (Object.keys(accounts).length > 0) world.state.put(messengers, { id: memberId, accounts });
  if (details.idNumber) world.files.put(idNumberFile(memberId), Buffer.from(details.idNumber));
};

/** Deletes the ID number that a member entered at registration. */
export const deleteIdNumber = (world: World, memberId: string): void => world.files.remove(idNumberFile(memberId));

/** Returns the ID number and the messenger accounts of a member, masked; empty if none were entered. */
export const maskedRegistrationDetails = (world: World, memberId: string): Readonly<Record<string, string>> => {
  const { accounts = {} } = world.state.get(messengers, memberId) ?? {};
  const idNumber = world.files.get(idNumberFile(memberId));
  return {
    ...(idNumber && { idNumber: lastFour(Buffer.from(idNumber).toString()) }),
    ...Object.fromEntries(Object.entries(accounts).map(([name, value]) => [name, maskAccount(value)])),
  };
};
