/** Number of preset pictures. */
export const avatarPresets = 8;

/** Returns the URLs of a preset picture on an image host, for 1x and 2x screens. */
export const avatarPresetSources = (cdn: string, icon: number): { readonly src: string; readonly srcset: string } => {
  const file = `${cdn}/avatars/${icon}.webp`;
  return { src: `${file}?w=96`, srcset: `${file}?w=96 1x, ${file}?w=192 2x` };
};
