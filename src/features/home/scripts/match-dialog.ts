import type { HotMatch } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { launchPath } from '#features/games/model/games.ts';
import { $words } from '#i18n/page-words.ts';
import { loginPath } from '#lib/links.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { showPlainDialog } from '#ui/plain-dialog.ts';
import { matchSlide } from './match-slide.ts';

/** Returns the link of the bet button: the vendor's game; guests log in first. */
const betPath = ({ nodeId, vendor, roomId }: HotMatch): string => {
  const path = launchPath({ nodeId, vassalage: vendor, gameId: roomId, roomId, gameCategory: 'SPORTS' });
  return $session.get() ? path : loginPath(path);
};

/** Opens all hot matches with their bet buttons. Resolves on close. */
export const showMatches = (matches: readonly HotMatch[], cdn: string): Promise<void> =>
  showPlainDialog((close) => {
    const { t } = $words.get();
    const leave = createElement(
      'button',
      { type: 'button', class: 'iconbtn matches__close', 'aria-label': t.siteShell.close() },
      createIcon('close'),
    );
    leave.addEventListener('click', close);
    const rows = matches.map((match) => {
      const { homeTeam: home, awayTeam: away } = match;
      const bet = {
        class: 'btn btn--quiet btn--s',
        href: betPath(match),
        'aria-label': t.siteWidgets.betOn({ home, away }),
      };
      return createElement('li', {}, matchSlide(match, cdn, t), createElement('a', bet, t.siteWidgets.bet()));
    });
    return {
      title: t.siteWidgets.hotMatches(),
      content: [leave, createElement('ul', { class: 'matches__list' }, ...rows)],
    };
  });
