import { useWords } from '#i18n/use-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { isOldIos } from '../../model/ios.ts';

interface InstallTipProps {
  /** URL of the iOS profile, if any. */
  readonly profile: string | undefined;
  readonly onClose: () => void;
}

/** Instructions to add the site to an iPhone's home screen, with the legacy ones for old iOS. */
export const InstallTip = ({ profile, onClose }: InstallTipProps) => {
  const { t } = useWords();
  const steps = isOldIos(navigator.userAgent)
    ? [t.siteDownloads.legacyStep(), t.siteDownloads.legacyUpdate()]
    : [t.siteDownloads.stepShare(), t.siteDownloads.stepAdd()];
  return (
    <Dialog title={t.siteDownloads.tipTitle()} onClose={onClose}>
      <button type="button" className="iconbtn downloads__close" aria-label={t.siteDownloads.close()} onClick={onClose}>
        <Icon name="close" />
      </button>
      {profile && !isOldIos(navigator.userAgent) ? (
        <>
          <p>{t.siteDownloads.profileText()}</p>
          <a className="btn btn--primary btn--wide" href={profile}>
            {t.siteDownloads.profileButton()}
          </a>
        </>
      ) : (
        <ol className="downloads__steps">
          {steps.map((step, index) => (
            <li key={step}>
              <Icon name={index === 0 ? 'shareUp' : 'addHome'} />
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
};
