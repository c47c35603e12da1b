import { type IdentityDocument, identityDocumentTypes } from '#contract/safety/identity-documents.ts';
import type { Words } from '#i18n/translate.ts';
import { Button } from '#ui/Button.tsx';

interface DocumentStepProps {
  readonly t: Words;
  readonly type: IdentityDocument;
  readonly onChoose: (type: IdentityDocument) => void;
  readonly onDone: () => void;
}

/** Choice of the kind of document. */
export const DocumentStep = ({ t: { safetyIdentity: w }, type, onChoose, onDone }: DocumentStepProps) => (
  <div className="identity__step">
    <fieldset className="identity__types">
      <legend className="vh">{w.stepDocument()}</legend>
      {identityDocumentTypes.map((documentType) => (
        <label key={documentType}>
          <input
            type="radio"
            name="documentType"
            checked={documentType === type}
            onChange={() => onChoose(documentType)}
          />
          <span className={`idsample idsample--${documentType}`} aria-hidden="true" />
          <span>{w.type[documentType]()}</span>
        </label>
      ))}
    </fieldset>
    <Button look="primary" wide onClick={onDone}>
      {w.next()}
    </Button>
  </div>
);
