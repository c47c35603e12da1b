/** How many preset pictures a member may choose from (A83). */
export const avatarPresets = 8;

/** Addresses of a preset picture on an image host, for ordinary screens and for those of two dots a pixel. */
export const avatarPresetSources = (cdn: string, icon: number): { readonly src: string; readonly srcset: string } => {
  const file = `${cdn}/avatars/${icon}.webp`;
  return { src: `${file}?w=96`, srcset: `${file}?w=96 1x, ${file}?w=192 2x` };
};
