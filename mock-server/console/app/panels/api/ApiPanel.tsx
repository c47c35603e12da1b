import { Icon } from '../../parts/Icon.tsx';
import { Panel } from '../../parts/Panel.tsx';

/** The contract with its explorer, both from own files. */
export const ApiPanel = () => (
  <Panel
    title="API document"
    tools={
      <>
        <a className="mini" href="/__admin/openapi.json" download="openapi.json">
          <Icon name="download" />
          openapi.json
        </a>
        <a className="mini" href="/__admin/docs" target="_blank" rel="noreferrer">
          <Icon name="open" />
          Open in a tab
        </a>
      </>
    }
  >
    <iframe className="docs" title="API document" src="/__admin/docs" />
  </Panel>
);
