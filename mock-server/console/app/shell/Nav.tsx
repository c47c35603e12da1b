import { useStore } from '@nanostores/react';
import type { PanelEntry } from '../panels/list.tsx';
import { Icon } from '../parts/Icon.tsx';
import { $place, hrefOf } from '../state/route.ts';

export const Nav = ({ panels }: { readonly panels: readonly PanelEntry[] }) => {
  const { panel } = useStore($place);
  return (
    <nav className="nav" aria-label="Panels">
      <a className="nav__site" href={hrefOf('site')} aria-current={panel === 'site' ? 'page' : undefined}>
        <Icon name="phone" />
        Site
      </a>
      {panels.map(({ id, title, icon }) => (
        <a key={id} href={hrefOf(id)} aria-current={panel === id ? 'page' : undefined}>
          <Icon name={icon} />
          {title}
        </a>
      ))}
    </nav>
  );
};
