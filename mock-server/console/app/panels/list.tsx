import type { ReactNode } from 'react';
import type { ConsoleIcon } from '../../icons.ts';
import { AccessPanel } from './access/AccessPanel.tsx';
import { ActionsPanel } from './actions/ActionsPanel.tsx';
import { ApiPanel } from './api/ApiPanel.tsx';
import { CallbacksPanel } from './callbacks/CallbacksPanel.tsx';
import { ClockPanel } from './clock/ClockPanel.tsx';
import { CoveragePanel } from './coverage/CoveragePanel.tsx';
import { FaultsPanel } from './faults/FaultsPanel.tsx';
import { FlagsPanel } from './flags/FlagsPanel.tsx';
import { HelpPanel } from './help/HelpPanel.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { IdentityPanel } from './identity/IdentityPanel.tsx';
import { MatchesPanel } from './matches/MatchesPanel.tsx';
import { MembersPanel } from './members/MembersPanel.tsx';
import { OverridesPanel } from './overrides/OverridesPanel.tsx';
import { RequestsPanel } from './requests/RequestsPanel.tsx';
import { SafetyPanel } from './safety/SafetyPanel.tsx';
import { ScenariosPanel } from './scenarios/ScenariosPanel.tsx';
import { SnapshotsPanel } from './snapshots/SnapshotsPanel.tsx';
import { WebVitalsPanel } from './web-vitals/WebVitalsPanel.tsx';
import { WorldPanel } from './world/WorldPanel.tsx';

export interface PanelEntry {
  readonly id: string;
  readonly title: string;
  readonly icon: ConsoleIcon;
  readonly content: ReactNode;
}

const overview = (
  <>
    <FlagsPanel compact />
    <ScenariosPanel compact />
    <RequestsPanel compact />
  </>
);

/** Every panel in the order of the navigation. */
export const panels: readonly PanelEntry[] = [
  { id: 'overview', title: 'Overview', icon: 'overview', content: overview },
  { id: 'flags', title: 'Flags', icon: 'flag', content: <FlagsPanel /> },
  { id: 'scenarios', title: 'Scenarios', icon: 'scenario', content: <ScenariosPanel /> },
  { id: 'actions', title: 'Actions', icon: 'go', content: <ActionsPanel /> },
  { id: 'requests', title: 'Requests', icon: 'requests', content: <RequestsPanel /> },
  { id: 'world', title: 'Worlds', icon: 'world', content: <WorldPanel /> },
  { id: 'members', title: 'Members', icon: 'member', content: <MembersPanel /> },
  { id: 'safety', title: 'Safety', icon: 'safety', content: <SafetyPanel /> },
  { id: 'identity', title: 'Identity', icon: 'identity', content: <IdentityPanel /> },
  { id: 'matches', title: 'Matches', icon: 'match', content: <MatchesPanel /> },
  { id: 'clock', title: 'Clock', icon: 'clock', content: <ClockPanel /> },
  { id: 'faults', title: 'Faults', icon: 'fault', content: <FaultsPanel /> },
  { id: 'replies', title: 'Overrides', icon: 'replies', content: <OverridesPanel /> },
  { id: 'callbacks', title: 'Callbacks', icon: 'callback', content: <CallbacksPanel /> },
  { id: 'history', title: 'History', icon: 'history', content: <HistoryPanel /> },
  { id: 'snapshots', title: 'Snapshots', icon: 'checkpoint', content: <SnapshotsPanel /> },
  { id: 'coverage', title: 'Coverage', icon: 'coverage', content: <CoveragePanel /> },
  { id: 'web-vitals', title: 'Web vitals', icon: 'vitals', content: <WebVitalsPanel /> },
  { id: 'access', title: 'Access', icon: 'key', content: <AccessPanel /> },
  { id: 'api', title: 'API', icon: 'api', content: <ApiPanel /> },
  { id: 'help', title: 'Help', icon: 'help', content: <HelpPanel /> },
];
