import { affiliateCheck, affiliateInfo } from '#contract/account/registration.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

/** Referral codes from a URL. */
export interface Referral {
  readonly affiliateCode?: string;
  readonly recommenderId?: string;
}

const stored = storedItem(sessionArea, keys.session.affiliate, objectWith<Referral>());

const pick = (query: URLSearchParams, ...names: string[]): string | undefined =>
  names.map((name) => query.get(name)?.trim()).find((value) => value && /^[A-Za-z0-9]{1,64}$/.test(value));

/** Returns the codes of this visit: those of the current address, else those stored earlier in the session. */
export const readReferral = (): Referral => {
  const query = new URLSearchParams(location.search);
  const affiliateCode = pick(query, 'affiliateCode', 'a');
  const recommenderId = pick(query, 'recommenderId', 'r');
  const referral: Referral = {
    ...stored.read(),
    ...(affiliateCode && { affiliateCode }),
    ...(recommenderId && { recommenderId }),
  };
  if (affiliateCode || recommenderId) stored.write(referral);
  return referral;
};

/** Returns whether a code belongs to an agent. Throws CallError. */
export const isAffiliate = async (code: string): Promise<boolean> =>
  (await api(affiliateCheck, { query: { code, domain: location.hostname } })).success;

/** Returns the nickname of the agent with this code; empty if the agent has none. Throws CallError. */
export const inviterOf = async (affiliateCode: string): Promise<string> =>
  (await api(affiliateInfo, { query: { affiliateCode } })).nickname;
