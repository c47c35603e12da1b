import { ruleFigures as figures } from '#content/figures.ts';
import { hrefOf } from '#paths.ts';
import { peryaBanner } from '../rules/announcements.ts';
import type { Notice } from './announcement-notices.ts';

const art = (name: string) => `/banners/${name}.webp`;

/** The carousel of the home page and the banner of the registration page, in display order. */
export const banners: readonly Notice[] = [
  {
    id: 101,
    type: 'B',
    group: 'm_home',
    title: {
      EN: `First deposit bonus up to ₱2,770`,
      // The amount has its own line, so that no line overlaps the picture.
      TY: `First deposit bonus\u00a0hanggang ₱2,770`,
    },
    summary: { EN: 'New members', TY: 'Bagong member' },
    age: 40,
    lasts: 0,
    image: art('welcome'),
    action: hrefOf('activity'),
    offer: 'firstDeposit',
  },
  {
    id: 102,
    type: 'B',
    group: 'm_home',
    title: {
      EN: `Weekly cashback up to ${figures['cashback.maxRate']}`,
      TY: `Weekly cashback hanggang ${figures['cashback.maxRate']}`,
    },
    summary: { EN: 'Live casino', TY: 'Live casino' },
    age: 30,
    lasts: 0,
    image: art('cashback'),
    action: hrefOf('gameList', { gameType: 'LIVE' }),
  },
  {
    id: 103,
    type: 'B',
    group: 'm_home',
    title: { EN: 'Basketball, boxing and derby odds', TY: 'Odds sa basketball, boxing at derby' },
    summary: { EN: 'Sports', TY: 'Sports' },
    age: 12,
    lasts: 45,
    image: art('derby'),
    action: hrefOf('gameList', { gameType: 'SPORTS' }),
  },
  {
    id: peryaBanner,
    type: 'B',
    group: 'm_home',
    title: { EN: 'Perya games: Color Game and more', TY: 'Perya games: Color Game at iba pa' },
    summary: { EN: 'Open every day', TY: 'Bukas araw-araw' },
    age: 20,
    lasts: 90,
    image: art('fair'),
    action: hrefOf('gameLobby'),
  },
  {
    id: 105,
    type: 'B',
    group: 'm_home',
    title: {
      EN: `${figures['referral.reward']} for each friend`,
      TY: `${figures['referral.reward']} sa bawat friend`,
    },
    summary: { EN: 'Invite friends', TY: 'Mag-invite ng friends' },
    age: 60,
    lasts: 0,
    image: art('invite'),
    action: hrefOf('inviteFriends'),
  },
  {
    id: 121,
    type: 'B',
    group: 'm_reg',
    title: { EN: 'Get your first deposit bonus', TY: 'Kunin ang first deposit bonus' },
    summary: { EN: 'New members', TY: 'Bagong member' },
    age: 60,
    lasts: 0,
    image: art('welcome'),
  },
];
