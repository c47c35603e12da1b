import type { Notice } from './announcements.ts';

/** Lobby news (PL), popups (PU) and agent notices (A). */
export const notices: readonly Notice[] = [
  {
    id: 201,
    type: 'PL',
    title: {
      EN: 'GCash and Maya deposits now arrive within a minute.',
      TY: 'Dumarating na sa loob ng isang minuto ang deposito sa GCash at Maya.',
    },
    content: {
      EN: '<p>Deposits by GCash and Maya are now credited automatically, day and night. Keep your reference number until the amount shows in your balance.</p>',
      TY: '<p>Awtomatiko nang pumapasok ang mga deposito sa GCash at Maya, araw at gabi. Itago ang reference number hanggang lumabas ang halaga sa balanse mo.</p>',
    },
    age: 2,
    lasts: 30,
  },
  {
    id: 202,
    type: 'PL',
    title: {
      EN: 'Scheduled maintenance of live tables on Tuesday, 04:00 to 05:00.',
      TY: 'May nakatakdang maintenance ang mga live table sa Martes, 04:00 hanggang 05:00.',
    },
    content: {
      EN: '<p>Live tables pause for one hour. All other games stay open. Rounds that are still running are settled before the pause.</p>',
      TY: '<p>Isang oras na titigil ang mga live table. Bukas pa rin ang ibang laro. Tatapusin muna ang mga round na tumatakbo bago ang pagtigil.</p>',
    },
    age: 1,
    lasts: 7,
  },
  {
    id: 203,
    type: 'PL',
    title: {
      EN: 'Play within your limits: set a deposit limit at any time.',
      TY: 'Maglaro nang may hangganan: magtakda ng limit sa deposito anumang oras.',
    },
    content: {
      EN: '<p>Lower limits apply immediately. Raising a limit takes 24 hours. You find all limits under <a href="/m/responsible">Responsible gaming</a>.</p>',
      TY: '<p>Agad na umiiral ang limit na ibinaba mo. Makalipas ang 24 na oras naman kapag itinaas. Makikita ang lahat ng limit sa <a href="/m/responsible">Responsible gaming</a>.</p>',
    },
    age: 5,
    lasts: 0,
  },
  {
    id: 204,
    type: 'PL',
    title: {
      EN: 'New this week: slots from Bulkan, Haraya and Sigwa.',
      TY: 'Bago ngayong linggo: mga slot ng Bulkan, Haraya at Sigwa.',
    },
    content: {
      EN: '<p>Look for the New tag in the <a href="/m/slotsCenter">slots centre</a>. Most of them can be tried in demo mode first.</p>',
      TY: '<p>Hanapin ang tatak na Bago sa <a href="/m/slotsCenter">slots centre</a>. Karamihan ay puwedeng subukan muna sa demo.</p>',
    },
    age: 3,
    lasts: 14,
  },
  {
    id: 301,
    type: 'PU',
    group: 'm_home',
    title: { EN: 'Welcome to the demo', TY: 'Maligayang pagdating sa demo' },
    content: {
      EN: '<p>Everything here is simulated: accounts, games and money. Nothing you win or lose is real.</p><p>Try it out with the demo accounts.</p>',
      TY: '<p>Simulasyon ang lahat dito: mga account, laro at pera. Walang totoong napapanalunan o natatalo.</p><p>Subukan gamit ang mga demo account.</p>',
    },
    age: 90,
    lasts: 0,
  },
  {
    id: 302,
    type: 'PU',
    group: 'm_home',
    title: { EN: 'Perya games in the lobby', TY: 'Mga larong perya sa lobby' },
    summary: { EN: 'Color Game and more', TY: 'Color Game at iba pa' },
    content: {
      EN: '<p>Color Game, wheels and dice from the fair are open every day.</p>',
      TY: '<p>Bukas araw-araw ang Color Game, ruleta at dice ng perya.</p>',
    },
    age: 4,
    lasts: 30,
    image: '/banners/fair.webp',
    action: '/m/gameLobby',
  },
  {
    id: 501,
    type: 'A',
    group: 'm_home',
    title: { EN: 'Commission of last month is paid', TY: 'Nabayaran na ang komisyon ng nakaraang buwan' },
    content: {
      EN: '<p>Dividends of last month were credited to agent wallets. The statement is in your account record.</p>',
      TY: '<p>Pumasok na sa agent wallet ang dibidendo ng nakaraang buwan. Nasa account record ang detalye.</p>',
    },
    age: 6,
    lasts: 60,
  },
  {
    id: 502,
    type: 'A',
    group: 'm_home',
    title: { EN: 'New rebate table from the first of the month', TY: 'Bagong rebate table simula unang araw ng buwan' },
    content: {
      EN: '<p>Rebates of fishing and live games change slightly. Check your downline settings before then.</p>',
      TY: '<p>Bahagyang magbabago ang rebate ng fishing at live games. Suriin ang settings ng downline mo bago ito.</p>',
    },
    age: 3,
    lasts: 60,
  },
];
