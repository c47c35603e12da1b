import { dayAndTime } from '../../../../src/lib/dates/manila-words.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { peso } from '../../shared/peso.ts';
import type { Letter } from './messages.ts';

const letter = (title: Words, EN: string, TY: string): Letter => ({
  title,
  content: { EN: `<p>${EN}</p>`, TY: `<p>${TY}</p>` },
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const contractNames = {
  daily: { EN: 'daily salary contract', TY: 'kontrata sa arawang sahod' },
  hour: { EN: 'hour salary contract', TY: 'kontrata sa sahod kada oras' },
  dividend: { EN: 'dividend contract', TY: 'kontrata sa dibidendo' },
} as const satisfies Record<string, Words>;

const wayBackNames = {
  email: { EN: 'e-mail address', TY: 'e-mail address' },
  mobile: { EN: 'mobile number', TY: 'mobile number' },
  questions: { EN: 'security questions', TY: 'mga security question' },
  paymentPassword: { EN: 'withdrawal password', TY: 'withdrawal password' },
  card: { EN: 'bank cards and wallets', TY: 'mga bank card at wallet' },
} as const satisfies Record<string, Words>;

/** What leads back into an account, or out of it with money. */
export type WayBack = keyof typeof wayBackNames;

/** That withdrawals wait after a change; nothing where they do not. */
const waits = (hours: number): Words =>
  hours > 0
    ? {
        EN: ` To keep your money safe, withdrawals wait ${hours} hours.`,
        TY: ` Para ligtas ang pera mo, maghihintay muna ang withdrawal nang ${hours} oras.`,
      }
    : { EN: '', TY: '' };

/** What the backend writes to members by itself. Amounts in centavos. */
export const letters = {
  welcome: () =>
    letter(
      { EN: 'Welcome', TY: 'Maligayang pagdating' },
      'Good that you are here. Set a withdrawal password and add a bank card in the <a href="/m/securityCenter">security centre</a>: then cashing out takes a minute.',
      'Mabuti at nandito ka na. Mag-set ng withdrawal password at magdagdag ng bank card sa <a href="/m/securityCenter">sentro ng seguridad</a>: isang minuto na lang ang pag-cash out.',
    ),
  wayBackChanged: (what: WayBack, hours: number) =>
    letter(
      { EN: `Your ${wayBackNames[what].EN} changed`, TY: `Nabago ang ${wayBackNames[what].TY} mo` },
      `If that was you, all is well.${waits(hours).EN} If not, <a href="/m/changePsw">change your password</a> at once and write to <a href="/m/service">customer service</a>.`,
      `Kung ikaw iyon, ayos lang.${waits(hours).TY} Kung hindi, <a href="/m/changePsw">palitan agad ang password mo</a> at sumulat sa <a href="/m/service">serbisyo sa customer</a>.`,
    ),
  passwordReset: (hours: number) =>
    letter(
      { EN: 'Your password was reset', TY: 'Na-reset ang password mo' },
      `If that was you, there is nothing to do.${waits(hours).EN} If not, contact <a href="/m/service">customer service</a> at once.`,
      `Kung ikaw ang nag-reset, wala ka nang kailangang gawin.${waits(hours).TY} Kung hindi, kontakin agad ang <a href="/m/service">customer service</a>.`,
    ),
  depositApproved: (id: string, centavos: number, bonus: number) =>
    letter(
      { EN: 'Your deposit has arrived', TY: 'Dumating na ang deposito mo' },
      `${peso(centavos)} of deposit ${id} is in your wallet${bonus > 0 ? `, with a bonus of ${peso(bonus)}` : ''}. See the <a href="/m/vouReport">deposit record</a>.`,
      `Nasa wallet mo na ang ${peso(centavos)} ng deposito ${id}${bonus > 0 ? `, kasama ang bonus na ${peso(bonus)}` : ''}. Tingnan ang <a href="/m/vouReport">tala ng mga deposito</a>.`,
    ),
  depositRejected: (id: string, reason: Words) =>
    letter(
      { EN: 'Your deposit was refused', TY: 'Hindi tinanggap ang deposito mo' },
      `Deposit ${id}: ${reason.EN}`,
      `Deposito ${id}: ${reason.TY}`,
    ),
  bonusEnded: (id: string, taken: number, owed: number) =>
    letter(
      { EN: 'Your bonus has ended', TY: 'Tapos na ang bonus mo' },
      `The bonus of deposit ${id} was not played through in time. ${peso(taken)} went back${owed > 0 ? `, and up to ${peso(owed)} follows out of your open bets` : ''}; nothing more is to be staked for it.`,
      `Hindi na-turnover sa oras ang bonus ng deposito ${id}. Ibinalik ang ${peso(taken)}${owed > 0 ? `, at hanggang ${peso(owed)} pa mula sa mga taya mong bukas` : ''}; wala nang kailangang itaya para rito.`,
    ),
  withdrawalPaid: (id: string, centavos: number, card: string) =>
    letter(
      { EN: 'Your withdrawal is paid', TY: 'Nabayaran na ang withdrawal mo' },
      `${peso(centavos)} of withdrawal ${id} was sent to ${card}. Banks usually book it within minutes.`,
      `Naipadala na sa ${card} ang ${peso(centavos)} ng withdrawal ${id}. Karaniwang ilang minuto lang bago ito pumasok.`,
    ),
  withdrawalRejected: (id: string, reason: Words) =>
    letter(
      { EN: 'Your withdrawal was refused', TY: 'Hindi natuloy ang withdrawal mo' },
      `Withdrawal ${id}: ${reason.EN} The whole amount is back in your wallet.`,
      `Withdrawal ${id}: ${reason.TY} Naibalik ang buong halaga sa wallet mo.`,
    ),
  levelReached: (level: Words, gift: number) =>
    letter(
      { EN: `You are ${level.EN} now`, TY: `${level.TY} ka na ngayon` },
      `Thank you for playing with us. A gift of ${peso(gift)} waits in the <a href="/m/rewardCenter">reward centre</a>.`,
      `Salamat sa paglalaro. May naghihintay na regalong ${peso(gift)} sa <a href="/m/rewardCenter">sentro ng gantimpala</a>.`,
    ),
  rewardWaits: (title: Words, centavos: number) =>
    letter(
      title,
      `${peso(centavos)} waits for you in the <a href="/m/rewardCenter">reward centre</a>.`,
      `May naghihintay na ${peso(centavos)} sa <a href="/m/rewardCenter">sentro ng gantimpala</a>.`,
    ),
  transferArrived: (from: string, centavos: number, id: string) =>
    letter(
      { EN: 'A transfer has arrived', TY: 'May dumating na transfer' },
      `${from} sent you ${peso(centavos)} (${id}). See the <a href="/m/transaction/record">account record</a>.`,
      `Pinadalhan ka ni ${from} ng ${peso(centavos)} (${id}). Tingnan ang <a href="/m/transaction/record">tala ng account</a>.`,
    ),
  contractAnswered: (account: string, kind: keyof typeof contractNames, accepted: boolean) =>
    letter(
      accepted
        ? { EN: 'Your offer was accepted', TY: 'Tinanggap ang alok mo' }
        : { EN: 'Your offer was refused', TY: 'Hindi tinanggap ang alok mo' },
      `${account} has ${accepted ? 'accepted' : 'refused'} your ${contractNames[kind].EN}.`,
      `${accepted ? 'Tinanggap' : 'Hindi tinanggap'} ni ${account} ang alok mong ${contractNames[kind].TY}.`,
    ),
  dividendPaid: (from: string, centavos: number) =>
    letter(
      { EN: 'Your dividend is paid', TY: 'Nabayaran na ang dibidendo mo' },
      `${from} paid you a dividend of ${peso(centavos)}.`,
      `Nagbayad sa iyo si ${from} ng dibidendong ${peso(centavos)}.`,
    ),
  newDevice: (device: string, place: string | null, at: number) =>
    letter(
      { EN: 'A new device logged in', TY: 'May bagong device na nag-login' },
      `${escaped(device)}${place ? ` near ${escaped(place)}` : ''}, ${dayAndTime(at, 'en')}. If this was not you, <a href="/m/security/sessions">end that session</a> and <a href="/m/changePsw">change your password</a> now.`,
      `${escaped(device)}${place ? `, malapit sa ${escaped(place)}` : ''}, ${dayAndTime(at, 'fil')}. Kung hindi ikaw ito, <a href="/m/security/sessions">tapusin ang session na iyon</a> at <a href="/m/changePsw">palitan ang password</a> ngayon na.`,
    ),
  twoStepsOn: () =>
    letter(
      { EN: 'Two-step login is on', TY: 'Naka-on na ang two-step login' },
      'From now on a login asks for a code of your authenticator app too. Keep your recovery codes in a safe place.',
      'Mula ngayon, hihingi rin ng code ng authenticator app mo ang pag-login. Itago nang mabuti ang mga recovery code mo.',
    ),
  twoStepsOff: (hours: number) =>
    letter(
      { EN: 'Two-step login is off', TY: 'Naka-off na ang two-step login' },
      `Your password alone opens your account now.${waits(hours).EN} If this was not you, <a href="/m/changePsw">change your password</a> and <a href="/m/service">talk to us</a>.`,
      `Password na lang ang kailangan para buksan ang account mo.${waits(hours).TY} Kung hindi ikaw ito, <a href="/m/changePsw">palitan ang password</a> at <a href="/m/service">kausapin kami</a>.`,
    ),
  twoStepsEnding: (at: number) =>
    letter(
      { EN: 'Somebody says your phone is lost', TY: 'May nagsabing nawala ang phone mo' },
      `Our desk will turn two-step login off on ${dayAndTime(at, 'en')}. If you did not ask for this, <a href="/m/security/twoSteps">keep it on</a> and change your password.`,
      `Io-off ng desk namin ang two-step login sa ${dayAndTime(at, 'fil')}. Kung hindi mo ito hiniling, <a href="/m/security/twoSteps">panatilihing naka-on</a> at palitan ang password.`,
    ),
  twoStepsKept: () =>
    letter(
      { EN: 'Two-step login stays on', TY: 'Mananatiling naka-on ang two-step login' },
      'Your new password ended the request to turn it off. If your phone is lost all the same, ask again when you log in.',
      'Dahil sa bago mong password, kinansela ang hiling na i-off ito. Kung talagang nawala ang phone mo, humiling ulit sa pag-login.',
    ),
  recoveryCodesRenewed: (hours: number) =>
    letter(
      { EN: 'Your recovery codes are new', TY: 'Bago na ang mga recovery code mo' },
      `The old ones count no more.${waits(hours).EN} If this was not you, <a href="/m/changePsw">change your password</a> and <a href="/m/service">talk to us</a>.`,
      `Hindi na gumagana ang mga luma.${waits(hours).TY} Kung hindi ikaw ito, <a href="/m/changePsw">palitan ang password</a> at <a href="/m/service">kausapin kami</a>.`,
    ),
  passkeyAdded: (name: string, hours: number) =>
    letter(
      { EN: 'A passkey was added', TY: 'May naidagdag na passkey' },
      `“${escaped(name)}” can log in to your account now.${waits(hours).EN} If this was not you, <a href="/m/security/twoSteps">remove it</a>.`,
      `Makakapag-login na sa account mo ang “${escaped(name)}”.${waits(hours).TY} Kung hindi ikaw ito, <a href="/m/security/twoSteps">alisin ito</a>.`,
    ),
  passkeyRemoved: (name: string, hours: number) =>
    letter(
      { EN: 'A passkey was removed', TY: 'May inalis na passkey' },
      `“${escaped(name)}” can no longer log in to your account.${waits(hours).EN} If this was not you, <a href="/m/changePsw">change your password</a> and <a href="/m/service">talk to us</a>.`,
      `Hindi na mabubuksan ng “${escaped(name)}” ang account mo.${waits(hours).TY} Kung hindi ikaw ito, <a href="/m/changePsw">palitan ang password</a> at <a href="/m/service">kausapin kami</a>.`,
    ),
  feedbackAnswered: (answer: Words) =>
    letter({ EN: 'An answer to your feedback', TY: 'Sagot sa feedback mo' }, answer.EN, answer.TY),
} as const;
