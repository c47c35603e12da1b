import { useStore } from '@nanostores/react';
import { languages } from '#markets/current.ts';
import { $player, members, playAs } from '../state/members.ts';
import { attempt } from '../state/notice.ts';
import { $language, setLanguage } from '../state/site.ts';
import { type Device, devices } from './devices.ts';

interface PreviewOptionsProps {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

/** Shows the choice of member, language and device for the site preview. */
export const PreviewOptions = ({ device, onDevice }: PreviewOptionsProps) => {
  const player = useStore($player);
  const language = useStore($language);
  const { data } = useStore(members.$state);
  const open = (data?.members ?? []).filter(({ staff, disabled }) => !staff && !disabled);
  const isListed = player === null || open.some(({ account }) => account === player);
  return (
    <div className="preview-options">
      <select
        className="field"
        aria-label="Logged in as"
        value={player ?? ''}
        onChange={({ target }) => {
          const account = target.value || null;
          attempt(() => playAs(account), account ? `Logged in as ${account}.` : 'Browsing as a guest.');
        }}
      >
        <option value="">Guest</option>
        {!isListed && <option value={player}>{player}</option>}
        {open.map(({ account, type }) => (
          <option key={account} value={account}>
            {account} · type {type}
          </option>
        ))}
      </select>
      <fieldset className="seg">
        <legend className="vh">Language</legend>
        {languages.map(({ wire }) => (
          <button
            key={wire}
            type="button"
            aria-pressed={language === wire.toLowerCase()}
            onClick={() => setLanguage(wire.toLowerCase())}
          >
            {wire}
          </button>
        ))}
      </fieldset>
      <select
        className="field"
        aria-label="Screen"
        value={device.id}
        onChange={({ target }) => onDevice(devices.find(({ id }) => id === target.value) ?? devices[2])}
      >
        {devices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
};
