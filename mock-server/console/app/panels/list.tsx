import type { ReactNode } from 'react';
import type { ConsoleIcon } from '../../icons.ts';
import { ClockPanel } from './clock/ClockPanel.tsx';
import { FlagsPanel } from './flags/FlagsPanel.tsx';
import { MembersPanel } from './members/MembersPanel.tsx';
import { RequestsPanel } from './requests/RequestsPanel.tsx';
import { WorldPanel } from './world/WorldPanel.tsx';

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
  { id: 'world', title: 'World', icon: 'world', content: <WorldPanel /> },
  { id: 'members', title: 'Members', icon: 'member', content: <MembersPanel /> },
  { id: 'clock', title: 'Clock', icon: 'clock', content: <ClockPanel /> },
];
