import type { WireLanguage } from '#contract/fields.ts';
import { gameVendors, vassalageGameTypes, vassalages } from '#contract/games/games.ts';
import type { Value } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { cached, cacheTtlMs } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';

/** Loads categories, vendors and game types, cached for ten minutes. Throws CallError. */
export const loadGameTypes = (language: WireLanguage): Promise<Value<'gameVendors'>> =>
  cached('gameTypes', `${language} ${merchantCode()}`, cacheTtlMs.default, () =>
    api(gameVendors, { query: { language } }),
  );

/** Name and game types of a vendor. */
interface VendorFacts {
  readonly name: string;
  readonly gameTypes: readonly string[];
}

/** Loads names and game types of all vendors by code, cached for ten minutes. Throws CallError. */
export const loadVendorFacts = (): Promise<Readonly<Record<string, VendorFacts>>> =>
  cached('vendorFacts', merchantCode(), cacheTtlMs.default, async () => {
    const [vendors, types] = await Promise.all([
      api(vassalages, { query: { merchantCode: merchantCode() } }),
      api(vassalageGameTypes, { query: { typeId: '1' } }),
    ]);
    const typesOf = new Map(types.map(({ vassalage, gameTypes }) => [vassalage, gameTypes]));
    return Object.fromEntries(
      vendors.map(({ vassalage, accountTypeName, gameTypes }) => [
        vassalage,
        { name: accountTypeName, gameTypes: typesOf.get(vassalage) ?? gameTypes },
      ]),
    );
  });
