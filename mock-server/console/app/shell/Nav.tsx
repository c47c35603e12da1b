import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { PanelEntry } from '../panels/list.tsx';
import { Icon } from '../parts/Icon.tsx';
import { $place, hrefOf } from '../state/route.ts';

export const Nav = ({ panels }: { readonly panels: readonly PanelEntry[] }) => {
  const { panel } = useStore($place);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector(`[data-to="${CSS.escape(panel)}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [panel]);
  const link = (id: string) => ({
    href: hrefOf(id),
    'data-to': id,
    'aria-current': panel === id ? ('page' as const) : undefined,
  });
  return (
    <nav className="nav" aria-label="Panels" ref={nav}>
      <a className="nav__site" {...link('site')}>
        <Icon name="phone" />
        Site
      </a>
      {panels.map(({ id, title, icon }) => (
        <a key={id} {...link(id)}>
          <Icon name={icon} />
          {title}
        </a>
      ))}
    </nav>
  );
};
