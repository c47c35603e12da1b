import type { KeyboardEvent } from 'react';

interface TabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly key: K; readonly label: string }[];
  readonly active: K;
  readonly onChoose: (key: K) => void;
  /** Id of the tab panel; the id of its tab is `${panel}-${key}`. */
  readonly panel: string;
  /** Class of the root element. */
  readonly className?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs between two or three views; arrow keys move between them. */
export const Tabs = <K extends string>({ label, tabs, active, onChoose, panel, className = '' }: TabsProps<K>) => {
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === active);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.key);
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[tabs.indexOf(next)]?.focus();
  };
  return (
    <div className={`tabs ${className}`} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ key, label: words }) => (
        <button
          type="button"
          role="tab"
          key={key}
          id={`${panel}-${key}`}
          aria-selected={key === active}
          aria-controls={panel}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {words}
        </button>
      ))}
    </div>
  );
};

/** Returns the attributes of the tab panel, labelled by the active tab; without tabs it is a plain element. */
export const tabPanel = (panel: string, active: string, hasTabs = true) =>
  hasTabs ? ({ id: panel, role: 'tabpanel', 'aria-labelledby': `${panel}-${active}` } as const) : { id: panel };
