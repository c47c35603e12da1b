import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';

/** Link to identity verification for a gift that an account on the same device or network has taken; it leads back. */
export const VerifyIdentityLink = () => {
  const { t } = useWords();
  return (
    <a className="btn btn--quiet btn--s" href={hrefOf('identity', { back: 'rewardCenter' })}>
      {t.siteErrors.verifyIdentity()}
    </a>
  );
};
