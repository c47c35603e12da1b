import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { sideLinks } from '../../../domain/service/side-links.ts';
import { $words } from '../../../i18n/page-words.ts';
import { $settings } from '../../../stores/site/settings.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useScrolling } from '../../../ui/use-scrolling.ts';
import css from './side-service.css?inline';

adoptStyles(css);

/** R080, R081: one tab in the page's margin, where it covers nothing; it opens to chat and the links that the settings name. Away while the page scrolls. */
export const SideService = () => {
  const { t } = useStore($words);
  const settings = useStore($settings);
  const [open, setOpen] = useState(false);
  const scrolling = useScrolling();
  const box = useRef<HTMLDivElement>(null);
  const list = useId();
  const links = settings.consolidated ? sideLinks(settings.consolidated) : [];
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  if (links.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the controls inside.
    <div
      ref={box}
      className="service"
      data-away={(scrolling && !open) || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        box.current?.querySelector<HTMLElement>('.service__tab')?.focus();
      }}
    >
      {open && (
        <ul className="service__list" id={list}>
          {links.map(({ key, icon, href, label, outside }) => (
            <li key={key}>
              <a href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                <Icon name={icon} later />
                {label ?? t.widgets.liveChat()}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="service__tab"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-label={t.widgets.service()}
        onClick={() => setOpen(!open)}
      >
        <span>
          <Icon name="service" later />
        </span>
      </button>
    </div>
  );
};
