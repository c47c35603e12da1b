import { ruleFigures as figures } from '#content/figures.ts';
import { hrefOf } from '#paths.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import type { AnnouncementDoc } from '../rules/announcements.ts';

/** An announcement before it has dates: `age` and `lasts` in days; `lasts` 0 never expires. */
export interface Notice {
  readonly id: number;
  readonly type: AnnouncementDoc['contentType'];
  readonly group?: 'm_home' | 'm_reg';
  readonly title: LocalizedText;
  readonly summary?: LocalizedText;
  readonly content?: LocalizedText;
  readonly age: number;
  readonly lasts: number;
  /** Path below the image host. */
  readonly image?: string;
  readonly action?: string;
  readonly offer?: AnnouncementDoc['offer'];
}

/** Lobby news (PL), popups (PU) and agent notices (A). */
export const notices: readonly Notice[] = [
  {
    id: 201,
    type: 'PL',
    title: {
      EN: `GCash and Maya deposits now arrive within ${figures['deposits.gatewayMinutes']} minute.`,
      TY: `${figures['deposits.gatewayMinutes']} minuto na lang ang deposit gamit ang GCash at Maya.`,
    },
    content: {
      EN: '<p>GCash and Maya deposits are now credited automatically, 24/7. Keep your reference number until the amount appears in your balance.</p>',
      TY: '<p>Automatic nang pumapasok ang deposits gamit ang GCash at Maya, 24/7. Itago ang reference number hanggang pumasok ang amount sa balance mo.</p>',
    },
    age: 2,
    lasts: 30,
  },
  {
    id: 202,
    type: 'PL',
    title: {
      EN: 'Sports: bet at live odds and cash out open bets.',
      TY: 'Sports: tumaya sa live odds at mag-cash out ng open bets.',
    },
    content: {
      EN: '<p>Open a match in <a href="/m/gameList?gameType=SPORTS">Sports</a>. Your open bets are under My bets.</p>',
      TY: '<p>Magbukas ng match sa <a href="/m/gameList?gameType=SPORTS">Sports</a>. Nasa My bets ang open bets mo.</p>',
    },
    age: 1,
    lasts: 7,
  },
  {
    id: 203,
    type: 'PL',
    title: {
      EN: 'Stay in control: set a deposit limit at any time.',
      TY: 'Kontrolado mo ang laro: mag-set ng deposit limit kahit kailan.',
    },
    content: {
      EN: `<p>Lower limits apply immediately. Raising a limit takes ${figures['limits.raiseHours']} hours. See your limits in <a href="/m/responsible">Responsible gaming</a>.</p>`,
      TY: `<p>Agad na active ang mas mababang limit. ${figures['limits.raiseHours']} na oras naman bago tumaas ang limit. Tingnan ang limits mo sa <a href="/m/responsible">Responsible gaming</a>.</p>`,
    },
    age: 5,
    lasts: 0,
  },
  {
    id: 204,
    type: 'PL',
    title: {
      EN: 'New this week: slots from Bulkan, Haraya and Sigwa.',
      TY: 'Bago ngayong linggo: slots ng Bulkan, Haraya at Sigwa.',
    },
    content: {
      EN: '<p>Look for the New tag in <a href="/m/slotsCenter">RNG slots</a>. You can try most of them in demo mode first.</p>',
      TY: '<p>Hanapin ang tag na Bago sa <a href="/m/slotsCenter">RNG slots</a>. Puwedeng subukan muna sa demo ang karamihan.</p>',
    },
    age: 3,
    lasts: 14,
  },
  {
    id: 301,
    type: 'PU',
    group: 'm_home',
    title: { EN: 'Welcome to the demo', TY: 'Welcome sa demo' },
    content: {
      EN: '<p>Everything here is simulated: accounts, games and money. No real money is won or lost.</p><p>Log in with a demo account to try it.</p>',
      TY: '<p>Simulated ang lahat dito: account, laro at pera. Walang totoong perang mapapanalunan o matatalo.</p><p>Mag-log in gamit ang demo account para subukan.</p>',
    },
    age: 90,
    lasts: 0,
  },
  {
    id: 302,
    type: 'PU',
    group: 'm_home',
    title: { EN: 'Perya games in the lobby', TY: 'Perya games sa lobby' },
    summary: { EN: 'Color Game and more', TY: 'Color Game at iba pa' },
    content: {
      EN: '<p>Play Color Game, wheel and dice games from the perya every day.</p>',
      TY: '<p>Maglaro ng Color Game, wheel at dice games ng perya araw-araw.</p>',
    },
    age: 4,
    lasts: 30,
    image: '/banners/fair.webp',
    action: hrefOf('gameLobby'),
  },
  {
    id: 501,
    type: 'A',
    group: 'm_home',
    title: { EN: 'Last month’s commission has been paid', TY: 'Nabayaran na ang commission noong nakaraang buwan' },
    content: {
      EN: '<p>Last month’s dividends are in your wallet. See the details in your account record.</p>',
      TY: '<p>Nasa wallet mo na ang dividend noong nakaraang buwan. Nasa account record ang detalye.</p>',
    },
    age: 6,
    lasts: 60,
  },
  {
    id: 502,
    type: 'A',
    group: 'm_home',
    title: {
      EN: 'Rebate rates of your downline',
      TY: 'Rebate rates ng downline mo',
    },
    content: {
      EN: '<p>You can set rates for each member of your team, up to your own. Open a member in <a href="/m/member/team">Team</a>.</p>',
      TY: '<p>Makakapag-set ka ng rates ng bawat member ng team mo, hanggang sa sarili mong rate. Buksan ang member sa <a href="/m/member/team">Team</a>.</p>',
    },
    age: 3,
    lasts: 60,
  },
];
