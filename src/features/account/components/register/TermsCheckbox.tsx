import { useEffect, useRef } from 'react';
import { brand } from '#brands/current.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { CheckBox } from '#ui/form/CheckBox.tsx';

interface TermsCheckboxProps {
  readonly onChange: (agreed: boolean) => void;
}

/** Checkbox to confirm age and terms. */
export const TermsCheckbox = ({ onChange }: TermsCheckboxProps) => {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The checkbox may have changed before hydration.
    onChange(box.current?.querySelector('input')?.checked ?? true);
  }, [onChange]);
  return (
    <div ref={box}>
      <CheckBox
        name="agree"
        defaultChecked={brand.agreeDefault}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {t.accountRegister.agree({ age: brand.minAge })}{' '}
        <a href={hrefOf('userAgreement')}>{t.accountRegister.agreement()}</a>.
      </CheckBox>
    </div>
  );
};
