import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { brand } from '#brands/current.ts';
import { useWords } from '#i18n/use-words.ts';
import { isIos, isStandalone } from '#lib/browser/device.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import type { IconName } from '#ui/styles/icons.ts';
import { type DownloadKind, downloadLinks } from '../../model/downloads.ts';
import { $settings } from '../../state/settings.ts';
import css from './download-popup.css?inline';
import { InstallTip } from './InstallTip.tsx';

adoptStyles(css);

const icons: Readonly<Record<DownloadKind, IconName>> = { Android: 'android', IOS: 'apple', MOBILECONFIG: 'profile' };

interface DownloadPopupProps {
  readonly onClose: () => void;
}

/**
 * Download popup: the apps and the iOS profile; on iOS outside an installed app also the instructions to add the
 * site to the home screen.
 */
export const DownloadPopup = ({ onClose }: DownloadPopupProps) => {
  const { t } = useWords();
  const settings = useStore($settings);
  const [tip, setTip] = useState(false);
  const links = downloadLinks(settings.consolidated?.resources ?? []);
  const names: Readonly<Record<DownloadKind, () => string>> = {
    Android: t.siteDownloads.android,
    IOS: t.siteDownloads.ios,
    MOBILECONFIG: t.siteDownloads.profile,
  };
  if (tip) return <InstallTip profile={links.find(({ kind }) => kind === 'MOBILECONFIG')?.href} onClose={onClose} />;
  return (
    <Dialog title={t.siteDownloads.title({ brand: brand.name })} onClose={onClose}>
      <ul className="downloads">
        {links.map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} {...(href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
              <Icon name={icons[kind]} />
              <span>{names[kind]()}</span>
              <Icon name="go" />
            </a>
          </li>
        ))}
        {isIos() && !isStandalone() && (
          <li>
            <button type="button" onClick={() => setTip(true)}>
              <Icon name="addHome" />
              <span>{t.siteDownloads.addToHome()}</span>
              <Icon name="go" />
            </button>
          </li>
        )}
      </ul>
      {links.length === 0 && <p>{t.siteDownloads.none()}</p>}
      <button type="button" className="btn btn--quiet btn--wide" onClick={onClose}>
        {t.siteDownloads.close()}
      </button>
    </Dialog>
  );
};
