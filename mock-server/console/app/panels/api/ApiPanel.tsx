import { useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { Panel } from '../../parts/Panel.tsx';

/**
 * Shows the contract with its explorer, both from local files. The explorer is large, so it is loaded only on request.
 */
export const ApiPanel = () => {
  const [shown, setShown] = useState(false);
  return (
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
            Open in new tab
          </a>
        </>
      }
    >
      {shown ? (
        <iframe className="docs" title="API document" src="/__admin/docs" />
      ) : (
        <p className="api__ask">
          All endpoints of the backend and the admin API as OpenAPI 3.1.{' '}
          <button type="button" className="mini mini--go" onClick={() => setShown(true)}>
            Show API explorer
          </button>
        </p>
      )}
    </Panel>
  );
};
