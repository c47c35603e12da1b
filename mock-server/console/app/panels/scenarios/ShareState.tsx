import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { copyText } from '../../parts/copy.ts';
import { Icon } from '../../parts/Icon.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { $world } from '../../state/browser.ts';
import { members } from '../../state/members.ts';
import { openLink, serverAddresses } from '../../state/scenarios.ts';
import { $address } from '../../state/site.ts';

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Shows a link and QR code that open the site in the chosen state, in a separate world. */
export const ShareState = ({ chosen }: { readonly chosen: readonly string[] }) => {
  const address = useStore($address);
  const accounts = (useStore(members.$state).data?.members ?? []).filter(({ staff, disabled }) => !staff && !disabled);
  const [as, setAs] = useState('');
  const [copied, setCopied] = useState(false);
  const world = useStore($world);
  const isLocal = local.test(location.hostname);
  const network = useStore(serverAddresses.$state).data?.network[0];
  const origin = (isLocal && network) || location.origin;
  const link = openLink({
    origin,
    names: chosen,
    as: as || null,
    to: address,
    from: copied ? world : null,
  });
  return (
    <details className="share">
      <summary>
        <Icon name="share" />
        Open the site in this state
      </summary>
      <div className="share__body">
        <div className="share__words">
          <p>
            {chosen.length > 0 ? (
              <>
                With <b>{chosen.join(', ')}</b>
              </>
            ) : (
              'Choose scenarios below, or share the world as it is'
            )}
            , at <code>{address}</code>. Everyone who opens the link gets a separate world.
          </p>
          <div className="line">
            <select
              className="field"
              aria-label="Log in as, in the link"
              value={as}
              onChange={({ target }) => setAs(target.value)}
            >
              <option value="">as a guest</option>
              {accounts.map(({ account }) => (
                <option key={account} value={account}>
                  as {account}
                </option>
              ))}
            </select>
            <label className="check">
              <input type="checkbox" checked={copied} onChange={({ target }) => setCopied(target.checked)} />
              as a copy of {world}
            </label>
            <button type="button" className="mini" onClick={() => copyText(link, 'Link')}>
              <Icon name="copy" />
              Copy link
            </button>
            <a className="mini" href={link} target="_blank" rel="noreferrer">
              <Icon name="open" />
              Open
            </a>
          </div>
          <code className="share__link">{link}</code>
          {isLocal && !network && (
            <p className="dim">
              Phones cannot reach {location.hostname}. Start the simulator with --https to get an address that they can.
            </p>
          )}
        </div>
        <QrCode text={link} label="QR code of the link" />
      </div>
    </details>
  );
};
