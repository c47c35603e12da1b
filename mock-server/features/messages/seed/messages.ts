import type { World } from '../../../core/world.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { inboxMessage, type Letter } from '../rules/messages.ts';
import { letters } from '../rules/templates.ts';

const hour = 3_600_000;
const day = 24 * hour;

const letter = (title: Words, content: Words): Letter => ({
  title,
  content: { EN: `<p>${content.EN}</p>`, TY: `<p>${content.TY}</p>` },
});

const news: readonly (Letter & { readonly age: number; readonly read?: true })[] = [
  {
    age: 3 * hour,
    ...letter(
      { EN: 'Your missions of today are ready', TY: 'Handa na ang mga misyon mo ngayon' },
      {
        EN: 'Three small tasks, done in a few minutes with bets of ₱1. <a href="/m/leaderBoard">See the missions</a>.',
        TY: 'Tatlong munting gawain, tapos sa ilang minuto sa tayang ₱1. <a href="/m/leaderBoard">Tingnan ang mga misyon</a>.',
      },
    ),
  },
  {
    age: 9 * hour,
    ...letter(
      { EN: 'Deposits by QR are back', TY: 'Balik na ang deposito gamit ang QR' },
      {
        EN: 'The wallet apps answer again. A QR code counts for 15 minutes; a new one takes a tap.',
        TY: 'Gumagana na ulit ang mga wallet app. May bisa ang QR code nang 15 minuto; isang pindot lang para sa bago.',
      },
    ),
  },
  {
    age: day + 2 * hour,
    ...letter(
      { EN: 'Someone signed in on a new device', TY: 'May nag-sign in sa bagong device' },
      {
        EN: 'If that was you, all is well. If not, <a href="/m/changePsw">change your password</a>: it signs out every other device.',
        TY: 'Kung ikaw iyon, ayos lang. Kung hindi, <a href="/m/changePsw">palitan ang password mo</a>: mase-sign out ang ibang device.',
      },
    ),
  },
  {
    age: 2 * day,
    ...letter(
      { EN: 'Your cashback of last week', TY: 'Ang cashback mo noong nakaraang linggo' },
      {
        EN: 'It waits in the <a href="/m/rewardCenter">reward centre</a> for seven days. There is no turnover on it.',
        TY: 'Naghihintay ito sa <a href="/m/rewardCenter">sentro ng gantimpala</a> nang pitong araw. Walang turnover dito.',
      },
    ),
  },
  {
    age: 4 * day,
    read: true,
    ...letter(
      { EN: 'Work on the system this Tuesday', TY: 'Pag-aayos ng system ngayong Martes' },
      {
        EN: 'From 04:00 to 04:30, Manila time, deposits and withdrawals pause. Games go on.',
        TY: 'Mula 04:00 hanggang 04:30, oras sa Maynila, hihinto muna ang deposito at withdrawal. Tuloy ang mga laro.',
      },
    ),
  },
  {
    age: 8 * day,
    read: true,
    ...letter(
      { EN: 'You set a new withdrawal password', TY: 'Nag-set ka ng bagong withdrawal password' },
      {
        EN: 'Write to the desk at once if it was not you.',
        TY: 'Sumulat agad sa desk kung hindi ikaw iyon.',
      },
    ),
  },
  {
    age: 15 * day,
    read: true,
    ...letter(
      { EN: 'New at the tables: three languages', TY: 'Bago sa mga mesa: tatlong wika' },
      {
        EN: 'Dealers at the live tables now greet you in Filipino, English and Cebuano.',
        TY: 'Binabati ka na ng mga dealer sa Filipino, Ingles at Cebuano.',
      },
    ),
  },
];

const readAfter = 60 * hour;

/** Message ids of the seed lie below those that worlds hand out. */
const firstId = 6001;

const readers = { '100003': news, '100002': news.slice(1, 5), '100001': news.slice(3, 6), '100005': news.slice(4) };

/** What lies in the inboxes before the world begins, besides what its history brought. */
export const seedMessages = (world: World): void => {
  let id = firstId;
  const put = (member: string, it: Letter, age: number, read: boolean) => {
    const { title, content } = it;
    world.state.put(inboxMessage, {
      id: String(id),
      member,
      title,
      content,
      at: world.now() - age,
      readAt: read ? world.now() - age : null,
      deletedAt: null,
    });
    id += 1;
  };
  for (const [member, letters] of Object.entries(readers)) {
    for (const it of letters) put(member, it, it.age, it.read ?? false);
  }
  for (const it of world.state.all(inboxMessage)) {
    if (it.at < world.now() - readAfter) world.state.put(inboxMessage, { ...it, readAt: it.at });
  }
  put('100004', letters.welcome(), 0, false);
};
