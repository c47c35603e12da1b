import { useEffect, useRef } from 'react';
import { brand } from '#brands/current.ts';
import type { Words } from '#i18n/translate.ts';
import { hrefOf } from '#paths.ts';
import { CheckBox } from '#ui/form/CheckBox.tsx';

interface TermsCheckboxProps {
  readonly t: Words;
  readonly onChange: (agreed: boolean) => void;
}

/** Checkbox to confirm age and terms. */
export const TermsCheckbox = ({ t, onChange }: TermsCheckboxProps) => {
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
