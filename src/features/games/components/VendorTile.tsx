import { useEffect, useRef, useState } from 'react';
import type { Vendor } from '../../../contract/types.ts';
import { vendorMark } from '../../../lib/images.ts';
import { onImageError } from '../../../ui/image-errors.ts';
import { adoptStyles } from '../../../ui/styles/adopt.ts';
import css from './vendor-tile.css?inline';

adoptStyles(css);

interface VendorTileProps {
  readonly vendor: Vendor;
  readonly cdn: string;
  /** Folder of the vendors' marks on the image host (R121). */
  readonly folder: string;
  /** Without one the vendor is currently unavailable. */
  readonly href: string | undefined;
}

/** Tile of a vendor: its logo, or its name if the logo cannot be loaded (A50). */
export const VendorTile = ({ vendor, cdn, folder, href }: VendorTileProps) => (
  <a className="vendor" href={href} {...(href ? {} : { role: 'link', 'aria-disabled': true })}>
    <VendorMark vendor={vendor} cdn={cdn} folder={folder} />
  </a>
);

/** Logo of a vendor for tiles, strips and pickers. Keeps its first image host, so that no image is fetched twice. */
export const VendorMark = ({ vendor, cdn, folder }: Pick<VendorTileProps, 'vendor' | 'cdn' | 'folder'>) => {
  const [src] = useState(vendorMark(cdn, folder, vendor.vassalage));
  const [missing, setMissing] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // The image of a prerendered mark may fail before hydration.
  useEffect(() => {
    if (image.current) onImageError(image.current, () => setMissing(true));
  }, []);
  if (missing) return <span className="vendor__name">{vendor.accountTypeName}</span>;
  return (
    <img
      ref={image}
      src={src}
      width="96"
      height="28"
      alt={vendor.accountTypeName}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => onImageError(currentTarget, () => setMissing(true))}
    />
  );
};
