import { useStore } from '@nanostores/react';
import type { Game } from '#contract/types.ts';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { imageSources } from '#lib/images.ts';
import { Picture } from '#ui/Picture.tsx';

interface GamePictureProps {
  readonly game: Game;
  readonly place: 'mini' | 'tile';
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

/** Picture of a game on the image host; nothing until the host is known. */
export const GamePicture = ({ game, place, ...size }: GamePictureProps) => {
  const cdn = useStore($imageCdn, { ssr: () => null });
  if (cdn === null) return null;
  // A picture keeps its first sources, so each game needs its own element.
  return <Picture key={game.nodeId} sources={imageSources([cdn], game.iconUrl, place)} {...size} />;
};
