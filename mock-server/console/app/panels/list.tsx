import type { ReactNode } from 'react';
import type { ConsoleIcon } from '../../icons.ts';
import { FlagsPanel } from './flags/FlagsPanel.tsx';
import { RequestsPanel } from './requests/RequestsPanel.tsx';

export interface PanelEntry {
  readonly id: string;
  readonly title: string;
  readonly icon: ConsoleIcon;
  readonly content: ReactNode;
}

/** Every panel in the order of the navigation; `site` is the phone on small screens. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'overview',
    title: 'Overview',
    icon: 'overview',
    content: (
      <>
        <FlagsPanel compact />
        <RequestsPanel compact />
      </>
    ),
  },
  { id: 'flags', title: 'Flags', icon: 'flag', content: <FlagsPanel /> },
  { id: 'requests', title: 'Requests', icon: 'requests', content: <RequestsPanel /> },
];
