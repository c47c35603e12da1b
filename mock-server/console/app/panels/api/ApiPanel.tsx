import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { Panel, Trouble } from '../../parts/Panel.tsx';
import { resource } from '../../state/resource.ts';

const document = resource<unknown>(() => '/openapi.json', { byPanel: true });

/** The contract with its explorer, both from own files. */
export const ApiPanel = () => {
  const { data, problem } = useStore(document.$it);
  useEffect(() => {
    document.load();
  }, []);
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
            Open in a tab
          </a>
        </>
      }
    >
      {problem && <Trouble problem={problem} what="the API document" />}
      {data !== null && <iframe className="docs" title="API document" src="/__admin/docs" />}
    </Panel>
  );
};
