import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { imageSources } from '#lib/images.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { IconName } from '#ui/styles/icons.ts';
import './record-picture.css';

interface RecordPictureProps {
  /** Shown without a picture, or if it cannot be loaded. */
  readonly icon: IconName;
  /** Path on the image host. */
  readonly path?: string | null | undefined;
  /** `mark` is a bank's logo, shown completely; a game's picture fills its box. */
  readonly look?: 'game' | 'mark';
  /** Money received, or a won bet. */
  readonly tone?: 'in' | 'out';
}

/** Picture of an entry, of fixed size so that rows do not move when it loads. */
export const RecordPicture = ({ icon, path, look = 'game', tone }: RecordPictureProps) => {
  const cdn = useStore($imageCdn, { ssr: () => null });
  const [missing, setMissing] = useState(false);
  if (!path || cdn === null || missing)
    return <Icon name={icon} className={tone === 'in' ? 'recordpic recordpic--in' : 'recordpic'} />;
  return (
    <Picture
      className={look === 'mark' ? 'recordpic recordpic--mark' : 'recordpic'}
      sources={imageSources([cdn], path, 'mini')}
      sizes="44px"
      width={44}
      height={44}
      onMissing={() => setMissing(true)}
    />
  );
};
