import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    go: 'Take off',
    skip: 'Skip',
    target: 'Cash out',
    lower: 'Lower the target',
    raise: 'Raise the target',
    welcome: 'Choose where to cash out, then take off.',
    out: (at: string) => `Cashed out at ${at}`,
    ended: (at: string) => `The flight ended at ${at}.`,
    rule: 'The flight climbs from ×1 and ends at a point drawn before take-off. When it reaches your target, your bet is paid times the target; when it ends before, the bet is lost. Every target returns the same share of bets in the long run.',
    recent: 'Last flights',
  },
  TY: {
    go: 'Lipad na',
    skip: 'Laktawan',
    target: 'Cash out',
    lower: 'Babaan ang target',
    raise: 'Taasan ang target',
    welcome: 'Piliin kung saan magka-cash out, saka lumipad.',
    out: (at: string) => `Na-cash out sa ${at}`,
    ended: (at: string) => `Natapos ang lipad sa ${at}.`,
    rule: 'Umaakyat ang lipad mula ×1 at natatapos sa puntong binunot bago ito umalis. Kapag umabot sa target mo, babayaran ang taya nang ayon sa target; kapag natapos bago noon, talo ang taya. Sa katagalan, pareho ang balik ng bawat target.',
    recent: 'Mga huling lipad',
  },
});
