import type { Value } from '#contract/types.ts';
import { outsideLink, ownPath } from '#lib/links.ts';

type Resources = Value<'consolidatedSettings'>['resources'];

/** Download kinds in the order of the popup. */
export const downloadKinds = ['Android', 'IOS', 'MOBILECONFIG'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

export interface DownloadLink {
  readonly kind: DownloadKind;
  readonly href: string;
}

const linkOf = (resources: Resources, kind: string): string | null => {
  const url = resources.find(({ resourceType }) => resourceType === kind)?.url;
  return ownPath(url) ?? outsideLink(url);
};

/** Returns the downloads with a URL. */
export const downloadLinks = (resources: Resources): readonly DownloadLink[] =>
  downloadKinds.flatMap((kind) => {
    const href = linkOf(resources, kind);
    return href ? [{ kind, href }] : [];
  });
