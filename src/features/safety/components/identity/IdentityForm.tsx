import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { brand } from '#brands/current.ts';
import {
  documentName,
  type IdentityDocument,
  identityDocumentTypes,
  picturesFor,
} from '#contract/safety/identity-documents.ts';
import { submitIdentity } from '#contract/safety/identity-verification.ts';
import type { Value } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, CallError, codeOf, detailsOf } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { DetailsStep, type IdentityDetails } from './DetailsStep.tsx';
import { DocumentStep } from './DocumentStep.tsx';
import { type IdentityDraft, readIdentityDraft, storeIdentityDraft } from './identity-draft.ts';
import { PicturesStep } from './PicturesStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useIdentityPictures } from './use-identity-pictures.ts';

type Identity = Value<'identityStatus'>;

interface IdentityFormProps {
  readonly identity: Identity;
  readonly onSubmitted: (next: Identity) => void;
}

const allSteps = ['stepDocument', 'stepDetails', 'stepPictures', 'stepReview'] as const;
const retakeSteps = ['stepPictures', 'stepReview'] as const;
type Step = (typeof allSteps)[number];

const refusalText = ({ t, locale }: PageWords, { fullName, birthday }: Identity, error: unknown): string => {
  const w = t.safetyIdentity;
  const tooMany = detailsOf(error, 'request.too-many');
  if (tooMany) return w.tooMany({ time: formatInstant(tooMany.until) });
  const [refused] = error instanceof CallError ? error.fields : [];
  if (refused?.field === 'fullName' && fullName) return w.nameDiffers({ name: fullName });
  if (refused?.field === 'birthday' && refused.rule === 'age') return w.birthdayAge({ age: brand.minAge });
  if (refused?.field === 'birthday' && birthday) return w.birthdayDiffers({ date: dayName(birthday, locale) });
  if (codeOf(error) === 'payment.weak-password') return t.accountPasswords.withdrawalUsesDetail();
  return refused?.rule === 'required' ? w.missing() : errorText(t, error);
};

interface Submission {
  readonly type: IdentityDocument;
  /** Null if only pictures were requested again. */
  readonly details: IdentityDetails | null;
}

/** Submits an identity verification, and holds the text of its error. */
const useSubmission = ({ identity, onSubmitted }: IdentityFormProps) => {
  const words = useWords();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async ({ type, details }: Submission): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const body = { documentType: type, ...details };
      const next = await api(submitIdentity, { query: { merchantCode: brand.merchantCode }, body });
      storeIdentityDraft(null);
      onSubmitted(next);
      showToast(words.t.safetyIdentity.submitted(), { kind: 'ok' });
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem(refusalText(words, identity, error));
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, submit, clearProblem: () => setProblem('') };
};

/** Moves focus to the heading of each further step, so that screen readers announce it. */
const useStepFocus = (step: string, onStep: () => void): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const onChange = useEffectEvent(() => {
    heading.current?.focus();
    onStep();
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    onChange();
  }, [step]);
  return heading;
};

interface StepProgressProps {
  /** Index of the current step. */
  readonly step: number;
  readonly steps: readonly string[];
}

/** Number of the current step, and a bar with one part for each step. */
const StepProgress = ({ step, steps }: StepProgressProps) => {
  const { t } = useWords();
  return (
    <>
      <p className="identity__count num">{t.safetyIdentity.steps({ n: step + 1, total: steps.length })}</p>
      <div className="identity__bar" aria-hidden="true">
        {steps.map((name, index) => (
          <i key={name} className={index <= step ? 'is-done' : undefined} />
        ))}
      </div>
    </>
  );
};

/** Returns the progress through the steps, which survives a reload, and the action that changes it. */
const useDraft = ({ status, document: submitted, submittedAt, fullName, birthday }: Identity) => {
  const [draft, setDraft] = useState<IdentityDraft>(() => {
    const canRetake = status === 'moreNeeded' && submitted?.numberStored === true;
    const stored = readIdentityDraft(submittedAt);
    return {
      after: submittedAt,
      step: stored?.step ?? '',
      isRetake: canRetake && stored?.isRetake !== false,
      type: stored?.type ?? submitted?.type ?? identityDocumentTypes[0] ?? '',
      details: {
        documentNumber: stored?.details.documentNumber ?? '',
        fullName: fullName ?? stored?.details.fullName ?? '',
        birthday: birthday ?? stored?.details.birthday ?? '',
      },
    };
  });
  const change = (part: Partial<IdentityDraft>): void => {
    const next = { ...draft, ...part };
    storeIdentityDraft(next);
    setDraft(next);
  };
  return [draft, change] as const;
};

/**
 * Steps of identity verification: document, details, pictures, review. If only pictures are requested again, it
 * starts with these.
 */
export const IdentityForm = (props: IdentityFormProps) => {
  const { identity } = props;
  const { t, locale } = useWords();
  const w = t.safetyIdentity;
  const { document: submitted } = identity;
  const [draft, change] = useDraft(identity);
  const { type, details, isRetake } = draft;
  const uploads = useIdentityPictures(identity.uploads);
  const needed = picturesFor(type).filter(
    (it) => identity.status !== 'moreNeeded' || type !== submitted?.type || identity.pictures.includes(it),
  );
  const isUploaded = needed.every((it) => uploads.pictures[it].state === 'done');
  const steps: readonly Step[] = isRetake ? retakeSteps : allSteps;
  const kept = Math.max(0, steps.indexOf(draft.step as Step));
  // Uploads expire, and a reload ends those that are incomplete.
  const step = isUploaded ? kept : Math.min(kept, steps.indexOf('stepPictures'));
  const current = steps[step] ?? 'stepDocument';
  const goTo = (index: number, part?: Partial<IdentityDraft>): void => change({ step: steps[index] ?? '', ...part });
  const { problem, busy, submit, clearProblem } = useSubmission(props);
  const heading = useStepFocus(current, clearProblem);

  return (
    <section className="identity__form" aria-labelledby="identity-step">
      <StepProgress step={step} steps={steps} />
      <h2 id="identity-step" ref={heading} tabIndex={-1}>
        {w[current]()}
      </h2>

      {current === 'stepDocument' && (
        <DocumentStep type={type} onChoose={(next) => change({ type: next })} onDone={() => goTo(1)} />
      )}
      {current === 'stepDetails' && (
        <DetailsStep
          type={type}
          known={identity}
          details={details}
          onChange={(next) => change({ details: next })}
          onDone={(next) => goTo(2, { details: next })}
        />
      )}
      {current === 'stepPictures' && (
        <PicturesStep
          {...uploads}
          needed={needed}
          onDone={() => goTo(step + 1)}
          onOtherDocument={isRetake ? () => change({ isRetake: false, step: 'stepDocument' }) : undefined}
        />
      )}
      {current === 'stepReview' && (
        <ReviewStep
          needed={needed}
          pictures={uploads.pictures}
          facts={[
            { label: w.document(), value: documentName(type, wireLanguage(locale)) },
            { label: w.number(), value: isRetake ? `•••• ${submitted?.lastFour}` : details.documentNumber },
            { label: w.fullName(), value: details.fullName },
            { label: w.birthday(), value: details.birthday && dayName(details.birthday, locale) },
          ]}
          problem={problem}
          busy={busy}
          onSubmit={() => void submit({ type, details: isRetake ? null : details })}
        />
      )}
      {step > 0 && (
        <Button look="ghost" wide disabled={busy} onClick={() => goTo(step - 1)}>
          {w.previous()}
        </Button>
      )}
    </section>
  );
};
