import { dayAndTime } from '../../../../src/lib/dates/manila-words.ts';
import type { Words } from '../../content/rules/announcements.ts';

/** What the desk says to a member whose phone is lost; `endsAt` is when two steps go off. */
export const deskOpening = (endsAt: number): Words => ({
  EN: `We are sorry about your phone. Your password was right, so two-step login goes off on ${dayAndTime(endsAt, 'en')} (Manila). Until then we ask in your inbox whether it was really you; then log in with your password alone and set it up anew. If you find a recovery code meanwhile, it works at once.`,
  TY: `Pasensya na sa nangyari sa phone mo. Tama ang password mo, kaya mag-o-off ang two-step login sa ${dayAndTime(endsAt, 'fil')} (Manila). Habang naghihintay, tatanungin namin sa inbox mo kung ikaw nga iyon; pagkatapos, mag-login gamit ang password lang at i-set up ulit. Kung makita mo ang isang recovery code, gagana ito agad.`,
});
