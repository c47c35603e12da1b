import { useStore } from '@nanostores/react';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { imageUrl } from '#lib/images.ts';

/** Logo of a bank or e-wallet; its place is empty until the image host is known. */
export const BankIcon = ({ path }: { readonly path: string }) => {
  const cdn = useStore($imageCdn);
  return <img src={cdn === null ? undefined : imageUrl(cdn, path)} alt="" width="32" height="32" decoding="async" />;
};
