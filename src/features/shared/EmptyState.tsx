import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import type { IconName } from '#ui/styles/icons.ts';
import stateLook from '#ui/styles/state.css?inline';

adoptStyles(stateLook);

export interface EmptyStateText {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Next action, such as a link to the games. */
  readonly action?: ReactNode;
}

interface EmptyStateProps extends EmptyStateText {
  /** Level of its heading: `h3` below another heading of the page. */
  readonly heading?: 'h2' | 'h3';
}

/** Empty state: picture, reason and action. */
export const EmptyState = ({ icon, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) => (
  <div className="state">
    <Icon name={icon} />
    <Heading>{title}</Heading>
    <p>{text}</p>
    {action}
  </div>
);
