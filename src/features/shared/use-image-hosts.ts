import { useStore } from '@nanostores/react';
import { $imageCdn } from '#features/site/state/image-cdn.ts';

/** Returns the image hosts to try in order: the session's, then the default that the document was built with. */
export const useImageHosts = (builtIn: string): readonly string[] => {
  const chosen = useStore($imageCdn, { ssr: () => null });
  return chosen === null || chosen === builtIn ? [builtIn] : [chosen, builtIn];
};
