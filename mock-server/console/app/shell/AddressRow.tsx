import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { routes } from '#routes.ts';
import { Icon } from '../parts/Icon.tsx';
import { $address, appAddress, backInPreview, openInPreview, refreshSite } from '../state/site.ts';

const paths = [...new Set(Object.values(routes).map(({ path }) => path))].sort();

/** Shows the path of the site that is open in the preview, in a field to change it. */
export const AddressRow = () => {
  const address = useStore($address);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="address"
      onSubmit={(event) => {
        event.preventDefault();
        const path = field.current?.value.trim() ?? '';
        if (/^\/(?!\/)/.test(path) || (appAddress && URL.parse(path)?.origin === new URL(appAddress).origin))
          openInPreview(path);
      }}
    >
      <button type="button" className="mini mini--icon" aria-label="Back" onClick={backInPreview}>
        <Icon name="back" />
      </button>
      <button type="button" className="mini mini--icon" aria-label="Reload page" onClick={() => refreshSite('page')}>
        <Icon name="reload" />
      </button>
      <input
        key={address}
        ref={field}
        className="field"
        aria-label="Address of the preview"
        list="paths"
        defaultValue={address}
        spellCheck={false}
      />
      <datalist id="paths">
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <a className="mini mini--icon" href={address} target="_blank" rel="noreferrer" aria-label="Open in new tab">
        <Icon name="open" />
      </a>
    </form>
  );
};
