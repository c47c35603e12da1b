import { type ReactNode, useId } from 'react';
import type { ConsoleIcon } from '../../icons.ts';
import type { Problem } from '../state/admin.ts';
import { Icon } from './Icon.tsx';

interface PanelProps {
  readonly title: string;
  /** Text beside the title, such as a count. */
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shows one card of the console: title, tools and content that scrolls separately. */
export const Panel = ({ title, note, tools, className = '', children }: PanelProps) => {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <header className="panel__top">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="panel__note">{note}</span>}
        {tools && <div className="panel__tools">{tools}</div>}
      </header>
      {children}
    </section>
  );
};

/** Shows why a panel could not be loaded. */
export const PanelProblem = ({ problem, what }: { readonly problem: Problem; readonly what: string }) => (
  <div className="trouble">
    <Icon name={problem.missing ? 'clock' : 'bad'} />
    <p>
      {problem.missing ? `This simulator version does not support ${what}.` : `${problem.title}: ${problem.message}`}
    </p>
  </div>
);

interface EmptyProps {
  /** Icon of the panel that is empty as a whole. */
  readonly icon?: ConsoleIcon;
  readonly children: ReactNode;
}

/** Shows that a list is empty, and how to fill it. */
export const Empty = ({ icon, children }: EmptyProps) => (
  <p className={icon ? 'empty empty--whole' : 'empty'}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </p>
);
