import { localize } from '../shell/language.ts';

export const words = localize({
  EN: {
    welcome: 'Choose your bet, then tap a fish to shoot.',
    shoot: (fish: string, factor: number) => `Shoot at ${fish}, pays ×${factor}`,
    caught: (fish: string) => `Caught: ${fish}!`,
    missed: (fish: string) => `The ${fish} got away.`,
    targets: 'Fish',
    rule: 'Each shot costs your bet and is independent. A caught fish pays your bet times its multiplier. Rare fish pay more but are harder to catch. The RTP is the same for all fish.',
    names: {
      fish: 'blue fish',
      'tropical-fish': 'angelfish',
      crab: 'crab',
      turtle: 'turtle',
      octopus: 'octopus',
      shark: 'shark',
      'spouting-whale': 'whale',
    } as Readonly<Record<string, string>>,
  },
  TY: {
    welcome: 'Piliin ang taya, tapos i-tap ang isda para tirahin.',
    shoot: (fish: string, factor: number) => `Tirahin ang ${fish}, payout ×${factor}`,
    caught: (fish: string) => `Huli: ${fish}!`,
    missed: (fish: string) => `Nakawala ang ${fish}.`,
    targets: 'Mga isda',
    rule: 'Isang taya ang bawat tira at independent ito. Taya × multiplier ang payout ng nahuling isda. Mas malaki ang payout ng mas bihirang isda pero mas mahirap hulihin. Pareho ang RTP ng lahat ng isda.',
    names: {
      fish: 'asul na isda',
      'tropical-fish': 'angelfish',
      crab: 'alimango',
      turtle: 'pagong',
      octopus: 'pugita',
      shark: 'pating',
      'spouting-whale': 'balyena',
    } as Readonly<Record<string, string>>,
  },
});
