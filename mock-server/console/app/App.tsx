import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { panels } from './panels/list.tsx';
import { Nav } from './shell/Nav.tsx';
import { NoticeLine } from './shell/NoticeLine.tsx';
import { SiteColumn } from './shell/SiteColumn.tsx';
import { WorldBar } from './shell/WorldBar.tsx';
import { $place } from './state/route.ts';

const focusSearch = (event: KeyboardEvent): void => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  const field = document.querySelector<HTMLInputElement>('[data-find]');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
};

export const App = () => {
  const { panel } = useStore($place);
  const current = panels.find(({ id }) => id === panel) ?? panels[0];
  useEffect(() => {
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, []);
  useEffect(() => {
    document.title = `${current?.title ?? 'Console'} · Simulator console`;
  }, [current]);
  return (
    <main className="con" data-panel={panel}>
      <button type="button" className="skip" onClick={() => document.getElementById('panel')?.focus()}>
        Skip to the panel
      </button>
      <SiteColumn />
      <div className="con__right">
        <WorldBar />
        <Nav panels={panels} />
        <div id="panel" tabIndex={-1} className={`con__main con__main--${current?.id}`}>
          {current?.content}
        </div>
      </div>
      <NoticeLine />
    </main>
  );
};
