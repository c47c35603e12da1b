import { documentName, type IdentityDocument, identityDocumentTypes } from '#contract/safety/identity-documents.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';

interface DocumentStepProps {
  readonly type: IdentityDocument;
  readonly onChoose: (type: IdentityDocument) => void;
  readonly onDone: () => void;
}

/** Choice of the kind of document. */
export const DocumentStep = ({ type, onChoose, onDone }: DocumentStepProps) => {
  const { t, locale } = useWords();
  return (
    <div className="identity__step">
      <fieldset className="identity__types">
        <legend className="vh">{t.safetyIdentity.stepDocument()}</legend>
        {identityDocumentTypes.map((documentType) => (
          <label key={documentType}>
            <input
              type="radio"
              name="documentType"
              checked={documentType === type}
              onChange={() => onChoose(documentType)}
            />
            <span className={`idsample idsample--${documentType}`} aria-hidden="true" />
            <span>{documentName(documentType, wireLanguage(locale))}</span>
          </label>
        ))}
      </fieldset>
      <Button look="primary" wide onClick={onDone}>
        {t.safetyIdentity.next()}
      </Button>
    </div>
  );
};
