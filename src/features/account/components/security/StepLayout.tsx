import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';

interface StepLayoutProps {
  readonly title: string;
  readonly lead?: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Layout of a step: title, back button and content; focuses the title. */
export const StepLayout = ({ title, lead, onBack, children }: StepLayoutProps) => {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="stack secstep" aria-label={title}>
      <button type="button" className="textlink" onClick={onBack}>
        <Icon name="back" />
        {t.accountSecurity.toCentre()}
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className="secstep__lead">{lead}</p>}
      {children}
    </section>
  );
};
