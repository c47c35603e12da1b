import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $world } from '../state/browser.ts';
import { refreshPlayer } from '../state/members.ts';
import { $hasSite, appAddress, bindFrame, findSite, firstAddress, refreshAddress } from '../state/site.ts';
import type { Device } from './devices.ts';

const edge = 14;

/** Returns the scale at which the device fits its box, and a ref for the box. */
const useFit = ({ width, height }: Device) => {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const fit = (): void => {
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
      setScale(Math.min(1, (clientWidth - edge) / width, Math.max(0.4, (clientHeight - edge) / height)));
    };
    const observer = new ResizeObserver(fit);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width, height]);
  return { box, scale };
};

/** Shows how to serve a site, instead of a page that was not found. */
const NoSite = () => (
  <div className="panel nosite">
    <p>This simulator serves no site.</p>
    <p>
      Start it with <code>--site FOLDER</code> to show a built site here, or with{' '}
      <code>--app http://localhost:5173</code> to show your own app.
    </p>
  </div>
);

const refreshState = (): void => {
  refreshAddress();
  refreshPlayer();
};

export const DeviceFrame = ({ device }: { readonly device: Device }) => {
  const { box, scale } = useFit(device);
  const world = useStore($world);
  const hasSite = useStore($hasSite);
  useEffect(() => void findSite(), []);
  const { width, height } = device;
  if (hasSite === false) return <NoSite />;
  return (
    <div className="stage" ref={box}>
      <div className="device" style={{ width: width * scale + edge, height: height * scale + edge }}>
        {world !== null && hasSite && (
          <iframe
            ref={bindFrame}
            className={appAddress === undefined ? undefined : 'own-app'}
            title={`Site preview, world ${world}`}
            src={firstAddress}
            style={{ width, height, scale: String(scale) }}
            onLoad={refreshState}
          />
        )}
      </div>
    </div>
  );
};
