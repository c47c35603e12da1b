import { dataset } from '#lib/browser/root.ts';
import { readJson } from '#lib/storage/raw-items.ts';

/** Fields of the item SITE_SETTINGS that the head script reads. */
interface StoredSettings {
  readonly template?: {
    readonly maintenance?: boolean;
    readonly regionRestriction?: boolean;
    readonly info?: { readonly mobileTemplate?: { readonly mem_cen?: string } };
  } | null;
  readonly consolidated?: {
    readonly whitelabel?: {
      readonly flags?: Readonly<Record<string, boolean>>;
      readonly promotions?: Readonly<Record<string, { readonly enabled: boolean }>>;
      readonly agentMenu?: readonly string[];
    };
  } | null;
}

/** Returns the settings that an earlier page stored, and sets the attributes of `<html>` that depend on them. */
export const readFirstSettings = () => {
  const { template, consolidated }: StoredSettings = readJson('session', 'SITE_SETTINGS') || {};
  const { flags, promotions = {}, agentMenu } = consolidated?.whitelabel || {};
  const switches: Record<string, boolean> = { ...flags };
  for (const name in promotions) switches[name] = (promotions[name] as { enabled: boolean }).enabled;
  if (template?.info?.mobileTemplate?.mem_cen === '1') dataset.memCen = '1';
  if (agentMenu) dataset.agentMenu = agentMenu.join(' ');
  if (consolidated)
    dataset.flags = Object.keys(switches)
      .filter((name) => switches[name])
      .join(' ');
  return { maintenance: !!template?.maintenance, regionRestriction: !!template?.regionRestriction, switches };
};
