import type { IdentityPicture } from '#contract/safety/identity-documents.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import type { IdentityPictures } from './use-identity-pictures.ts';

interface ReviewStepProps extends Pick<IdentityPictures, 'pictures'> {
  readonly needed: readonly IdentityPicture[];
  readonly facts: Parameters<typeof Facts>[0]['facts'];
  readonly problem: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** Everything that will be submitted, to be checked by the player. */
export const ReviewStep = ({ needed, pictures, facts, problem, busy, onSubmit }: ReviewStepProps) => {
  const { safetyIdentity: w } = useWords().t;
  return (
    <div className="identity__step">
      <p>{w.readable()}</p>
      <Facts facts={facts} />
      <ul className="identity__review">
        {needed.map((picture) => {
          const { preview } = pictures[picture];
          return (
            <li key={picture}>
              {preview && <img src={preview} alt="" />}
              <span>
                {w[picture]()}
                {!preview && ` · ${w.uploaded()}`}
              </span>
            </li>
          );
        })}
      </ul>
      <FormProblem text={problem} />
      <Button look="primary" wide busy={busy} onClick={onSubmit}>
        {w.submit()}
      </Button>
    </div>
  );
};
