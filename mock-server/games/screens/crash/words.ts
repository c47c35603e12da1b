import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    go: 'Take off',
    skip: 'Skip',
    target: 'Cash out at',
    lower: 'Decrease cash-out',
    raise: 'Increase cash-out',
    welcome: 'Choose your cash-out multiplier, then take off.',
    out: (at: string) => `Cashed out at ${at}`,
    ended: (at: string) => `Crashed at ${at}.`,
    rule: 'The multiplier starts at ×1 and crashes at a point set before take-off. If it reaches your cash-out, your payout is your bet times that multiplier. If it crashes first, you lose the bet. The RTP is the same for every cash-out.',
    recent: 'Last rounds',
  },
  TY: {
    go: 'Lipad na',
    skip: 'I-skip',
    target: 'Cash out sa',
    lower: 'Babaan ang cash-out',
    raise: 'Taasan ang cash-out',
    welcome: 'Piliin ang cash-out multiplier, tapos lumipad.',
    out: (at: string) => `Na-cash out sa ${at}`,
    ended: (at: string) => `Nag-crash sa ${at}.`,
    rule: 'Nagsisimula ang multiplier sa ×1 at nagka-crash sa puntong naka-set na bago lumipad. Kapag umabot sa cash-out mo, taya × multiplier ang payout. Kapag nag-crash bago noon, talo ang taya. Pareho ang RTP ng bawat cash-out.',
    recent: 'Mga huling round',
  },
});
