import { useState } from 'react';
import type { IdentityPicture } from '#contract/safety/identity-documents.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import type { IdentityPictures } from './use-identity-pictures.ts';

interface PicturesStepProps extends IdentityPictures {
  readonly needed: readonly IdentityPicture[];
  readonly onDone: () => void;
  /** Starts again with another document; only if pictures alone were requested. */
  readonly onOtherDocument: (() => void) | undefined;
}

/** Pictures of the document and the player. */
export const PicturesStep = ({ needed, pictures, take, resume, onDone, onOtherDocument }: PicturesStepProps) => {
  const { safetyIdentity: w } = useWords().t;
  const [problem, setProblem] = useState('');
  const isComplete = needed.every((it) => pictures[it].state === 'done');
  return (
    <div className="identity__step">
      <ul className="identity__pictures">
        {needed.map((picture) => (
          <PictureSlot
            key={picture}
            picture={picture}
            shown={pictures[picture]}
            onSelect={(file) => void take(picture, file)}
            onResume={() => resume(picture)}
          />
        ))}
      </ul>
      <FormProblem text={problem} />
      <Button look="primary" wide onClick={() => (isComplete ? onDone() : setProblem(w.missing()))}>
        {w.next()}
      </Button>
      {onOtherDocument && (
        <Button look="ghost" wide onClick={onOtherDocument}>
          {w.otherDocument()}
        </Button>
      )}
    </div>
  );
};
