import type { HotMatch } from '#contract/types.ts';
import { matchClock } from '#features/games/model/matches.ts';
import type { Words } from '#i18n/translate.ts';
import { imageUrl } from '#lib/images.ts';
import { createElement } from '#ui/create-element.ts';

const team = (name: string, src: string): HTMLElement =>
  createElement(
    'span',
    { class: 'match__team' },
    createElement('img', { width: 30, height: 30, alt: '', loading: 'lazy', decoding: 'async', src }),
    createElement('span', { class: 'two' }, name),
  );

/**
 * Creates the slide of a match: league and start above, the teams around VS or, once it has started, around the score.
 */
export const matchSlide = (match: HotMatch, cdn: string, t: Words): HTMLElement => {
  const { score } = match;
  const versus = t.siteWidgets.versus();
  const middle = score ? [`${score.home} `, createElement('small', {}, versus), ` ${score.away}`] : [versus];
  return createElement(
    'span',
    { class: 'match' },
    createElement(
      'span',
      { class: 'match__top' },
      match.live ? createElement('span', { class: 'live' }, t.gamesCommon.isLive()) : null,
      createElement('span', { class: 'num' }, matchClock(match.matchTime)),
      createElement('span', { class: 'one' }, match.league),
    ),
    createElement(
      'span',
      { class: 'match__teams' },
      team(match.homeTeam, imageUrl(cdn, match.homeTeamImageUrl)),
      createElement('span', { class: 'match__mid num' }, ...middle),
      team(match.awayTeam, imageUrl(cdn, match.awayTeamImageUrl)),
    ),
  );
};
