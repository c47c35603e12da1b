import { manilaOffset } from '../../../src/domain/manila.ts';
import type { Words } from '../content/announcements.ts';

/** What the desk says to a member whose phone is lost; `endsAt` is when two steps go off. */
export const deskOpening = (endsAt: number): Words => {
  const at = new Date(endsAt + manilaOffset).toISOString().slice(0, 16).replace('T', ' ');
  return {
    EN: `We are sorry about your phone. Your password was right, so two-step login goes off at ${at} (Manila). Until then we ask in your inbox whether it was really you; then log in with your password alone and set it up anew. If you find a recovery code meanwhile, it works at once.`,
    TY: `Pasensya na sa nangyari sa phone mo. Tama ang password mo, kaya mag-o-off ang two-step login sa ${at} (Manila). Habang naghihintay, tatanungin namin sa inbox mo kung ikaw nga iyon; pagkatapos, mag-log in gamit ang password lang at i-set up ulit. Kung makita mo ang isang recovery code, gagana ito agad.`,
  };
};
