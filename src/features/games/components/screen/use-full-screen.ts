import { useEffect, useState } from 'react';
import { ignoreFailure } from '#lib/ignore-failure.ts';

type FullScreen = 'unknown' | 'missing' | 'off' | 'on';

const now = (): FullScreen => (document.fullscreenElement ? 'on' : document.fullscreenEnabled ? 'off' : 'missing');

/** Returns whether the page is in full screen, as far as the browser supports it, and a function that toggles it. */
export const useFullScreen = (): [FullScreen, () => void] => {
  const [state, setState] = useState<FullScreen>('unknown');
  useEffect(() => {
    const update = (): void => setState(now());
    update();
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  const toggle = (): void => {
    // Uses the whole document, so that dialogs and toasts stay visible. If the browser refuses, nothing changes.
    const done =
      state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    ignoreFailure(done);
  };
  return [state, toggle];
};
