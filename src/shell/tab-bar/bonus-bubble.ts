import { $member } from '#features/account/state/member.ts';

/** Shows the bonus on the deposit button to a member who can take it. */
export const startBonusBubble = (): void => {
  $member.subscribe((member) => {
    document.documentElement.toggleAttribute('data-bonus', member !== null && member.firstDepositBonus !== false);
  });
};
