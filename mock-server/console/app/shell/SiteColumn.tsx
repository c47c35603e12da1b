import { useState } from 'react';
import { AddressRow } from './AddressRow.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import { type Device, devices } from './devices.ts';
import { PreviewOptions } from './PreviewOptions.tsx';
import { WorldPicker } from './WorldPicker.tsx';

const key = 'SIM_CONSOLE_DEVICE';
const kept = localStorage.getItem(key);

/** Shows the site preview in a device frame, bound to the browser's world, with the choice of member, language and device. */
export const SiteColumn = () => {
  const [device, setDevice] = useState<Device>(devices.find(({ id }) => id === kept) ?? devices[2]);
  const choose = (chosen: Device): void => {
    localStorage.setItem(key, chosen.id);
    setDevice(chosen);
  };
  return (
    <section className="con__left" aria-label="Site preview">
      <WorldPicker />
      <PreviewOptions device={device} onDevice={choose} />
      <AddressRow />
      <DeviceFrame device={device} />
    </section>
  );
};
