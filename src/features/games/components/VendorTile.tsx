import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Vendor } from '#contract/types.ts';
import { vendorMark } from '#lib/images.ts';
import { onImageError } from '#ui/image-errors.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './vendor-tile.css?inline';

adoptStyles(css);

interface VendorTileProps {
  readonly vendor: Vendor;
  /** Image hosts to try in turn. */
  readonly hosts: readonly string[];
  /** Folder of the vendors' marks on the image host. */
  readonly folder: string;
  /** Without one the vendor is currently unavailable. */
  readonly href: string | undefined;
}

/** Tile of a vendor: its logo, or its name if the logo cannot be loaded. */
export const VendorTile = ({ vendor, hosts, folder, href }: VendorTileProps) => (
  <a className="vendor" href={href} {...(href ? {} : { role: 'link', 'aria-disabled': true })}>
    <VendorMark vendor={vendor} hosts={hosts} folder={folder} />
  </a>
);

interface VendorMarkProps extends Pick<VendorTileProps, 'vendor' | 'hosts' | 'folder'> {
  readonly isDecorative?: boolean;
}

/**
 * Logo of a vendor, replaced by its name if it cannot be loaded; nothing replaces one that `isDecorative`, beside the
 * name. Keeps its initial hosts, so that no image is fetched twice.
 */
export const VendorMark = ({ vendor, hosts, folder, isDecorative = false }: VendorMarkProps) => {
  const [sources] = useState(() => hosts.map((host) => vendorMark(host, folder, vendor.vassalage)));
  const [at, setAt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const src = sources[at];
  const tryNext = (): void => setAt(at + 1);
  const onLost = useEffectEvent(tryNext);
  // The image of a prerendered mark may fail before hydration.
  useEffect(() => {
    if (image.current) onImageError(image.current, () => onLost());
  }, []);
  if (src === undefined) return isDecorative ? null : <span className="vendor__name">{vendor.accountTypeName}</span>;
  return (
    <img
      ref={image}
      src={src}
      width="96"
      height="28"
      alt={isDecorative ? '' : vendor.accountTypeName}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => onImageError(currentTarget, tryNext)}
    />
  );
};
