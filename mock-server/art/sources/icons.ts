import { IconFile } from './icon-file.ts';

/** Fluent Emoji (Microsoft, MIT): full-colour pictures on a 32 grid. */
export const emojiSet = new IconFile('fluent-emoji');
/** Game-icons (game-icons.net authors, CC BY 3.0): silhouettes on a 512 grid. */
export const glyphSet = new IconFile('game-icons');
