import { useState } from 'react';
import { AddressRow } from './AddressRow.tsx';
import { type Device, devices } from './devices.ts';
import { Phone } from './Phone.tsx';
import { ReaderRow } from './ReaderRow.tsx';
import { WorldPicker } from './WorldPicker.tsx';

const key = 'SIM_CONSOLE_DEVICE';
const kept = localStorage.getItem(key);

/** Shows the site preview in a phone, bound to the browser's world, with the choice of member, language and device. */
export const SiteColumn = () => {
  const [device, setDevice] = useState<Device>(devices.find(({ id }) => id === kept) ?? devices[2]);
  const choose = (chosen: Device): void => {
    localStorage.setItem(key, chosen.id);
    setDevice(chosen);
  };
  return (
    <section className="con__left" aria-label="Site preview">
      <WorldPicker />
      <ReaderRow device={device} onDevice={choose} />
      <AddressRow />
      <Phone device={device} />
    </section>
  );
};
