import { peryaBanner } from '../rules/announcements.ts';
import type { Notice } from './announcements.ts';

const art = (name: string) => `/banners/${name}.webp`;

/** The carousel of the home page and the banner of the registration page, first one first. */
export const banners: readonly Notice[] = [
  {
    id: 101,
    type: 'B',
    group: 'm_home',
    title: { EN: 'First deposit bonus up to ₱2,770', TY: 'Bonus sa unang deposito, hanggang ₱2,770' },
    summary: { EN: 'New members', TY: 'Bagong miyembro' },
    age: 40,
    lasts: 0,
    image: art('welcome'),
    action: '/m/activity',
  },
  {
    id: 102,
    type: 'B',
    group: 'm_home',
    title: { EN: 'Weekly cashback of up to 5%', TY: 'Lingguhang cashback na hanggang 5%' },
    summary: { EN: 'Live casino, every Monday', TY: 'Live casino, tuwing Lunes' },
    age: 30,
    lasts: 0,
    image: art('cashback'),
    action: '/m/gameList?gameType=LIVE',
  },
  {
    id: 103,
    type: 'B',
    group: 'm_home',
    title: { EN: 'Hardcourt finals: predict five, win a share', TY: 'Hardcourt finals: hulaan ang lima, may parte ka' },
    summary: { EN: 'Sports', TY: 'Sports' },
    age: 12,
    lasts: 45,
    image: art('derby'),
    action: '/m/gameList?gameType=SPORTS',
  },
  {
    id: peryaBanner,
    type: 'B',
    group: 'm_home',
    title: { EN: 'Perya Night: ten tables, one ticket', TY: 'Perya Night: sampung mesa, isang tiket' },
    summary: { EN: 'Every Saturday night', TY: 'Tuwing Sabado ng gabi' },
    age: 20,
    lasts: 90,
    image: art('fair'),
    action: '/m/gameLobby',
  },
  {
    id: 105,
    type: 'B',
    group: 'm_home',
    title: { EN: '₱277 for each friend', TY: '₱277 sa bawat kaibigan' },
    summary: { EN: 'Invite friends', TY: 'Mag-imbita ng kaibigan' },
    age: 60,
    lasts: 0,
    image: art('invite'),
    action: '/m/inviteFriends',
  },
  {
    id: 121,
    type: 'B',
    group: 'm_reg',
    title: { EN: 'Your first deposit bonus waits for you', TY: 'Naghihintay ang bonus ng unang deposito mo' },
    summary: { EN: 'New members', TY: 'Bagong miyembro' },
    age: 60,
    lasts: 0,
    image: art('welcome'),
  },
];
