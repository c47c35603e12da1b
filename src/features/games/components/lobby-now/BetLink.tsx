import type { ReactNode } from 'react';
import { $session } from '#features/account/state/session.ts';
import { loginPath } from '#lib/links.ts';
import { launchPath } from '../../model/games.ts';

interface BetLinkProps {
  readonly booth: Parameters<typeof launchPath>[0];
  /** Name for screen readers; the content by default. */
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Link to the game that takes a bet; guests log in first. */
export const BetLink = ({ booth, label, className, children }: BetLinkProps) => {
  const path = launchPath(booth);
  return (
    <a className={className} href={$session.get() ? path : loginPath(path)} aria-label={label}>
      {children}
    </a>
  );
};
