import type { HotMatch } from '../../../contract/types.ts';
import type { Words } from '../../../i18n/translate.ts';
import { imageUrl } from '../../../lib/images.ts';
import { element } from '../../../ui/element.ts';
import { matchClock } from '../../games/model/matches.ts';

const team = (name: string, src: string): HTMLElement =>
  element(
    'span',
    { class: 'match__team' },
    element('img', { width: 30, height: 30, alt: '', loading: 'lazy', decoding: 'async', src }),
    element('span', { class: 'two' }, name),
  );

/** One match: league and start above, the teams around VS or, once it runs, around the score (R075). */
export const matchSlide = (match: HotMatch, cdn: string, t: Words): HTMLElement => {
  const { score } = match;
  const versus = t.widgets.versus();
  const middle = score ? [`${score.home} `, element('small', {}, versus), ` ${score.away}`] : [versus];
  return element(
    'span',
    { class: 'match' },
    element(
      'span',
      { class: 'match__top' },
      match.live ? element('span', { class: 'live' }, t.games.isLive()) : null,
      element('span', { class: 'num' }, matchClock(match.matchTime)),
      element('span', { class: 'one' }, match.league),
    ),
    element(
      'span',
      { class: 'match__teams' },
      team(match.homeTeam, imageUrl(cdn, match.homeTeamImageUrl)),
      element('span', { class: 'match__mid num' }, ...middle),
      team(match.awayTeam, imageUrl(cdn, match.awayTeamImageUrl)),
    ),
  );
};
