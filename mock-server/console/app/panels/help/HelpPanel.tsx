import { useStore } from '@nanostores/react';
import { Icon } from '../../parts/Icon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { $theme } from '../../state/theme.ts';

/** Shows the pages of docs/simulator. */
export const HelpPanel = () => {
  const theme = useStore($theme);
  return (
    <Panel
      title="Help"
      tools={
        <a className="mini" href="/__admin/help/" target="_blank" rel="noreferrer">
          <Icon name="open" />
          Open in new tab
        </a>
      }
    >
      <iframe className="docs" title="Help" src={`/__admin/help/?theme=${theme}`} />
    </Panel>
  );
};
