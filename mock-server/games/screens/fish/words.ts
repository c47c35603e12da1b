import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    welcome: 'Choose your bet, then tap a fish: one tap, one shot.',
    shoot: (fish: string, factor: number) => `Shoot at ${fish}, pays ×${factor}`,
    caught: (fish: string) => `Caught: ${fish}!`,
    missed: (fish: string) => `The ${fish} got away.`,
    targets: 'Fish to shoot at',
    rule: 'Each shot costs your bet and is drawn on its own. A caught fish pays the bet times its number. Rarer fish pay more and are caught less often; all return the same share of bets in the long run.',
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
    welcome: 'Piliin ang taya, saka pindutin ang isda: isang pindot, isang tira.',
    shoot: (fish: string, factor: number) => `Tirahin ang ${fish}, ×${factor} ang balik`,
    caught: (fish: string) => `Huli: ${fish}!`,
    missed: (fish: string) => `Nakawala ang ${fish}.`,
    targets: 'Mga isdang titirahin',
    rule: 'Bawat tira ay isang taya at hiwalay ang bunot. Ang nahuling isda ay nagbabayad ng taya na pinarami ng numero nito. Mas malaki ang bayad ng mas bihira; sa katagalan, pareho ang balik ng lahat.',
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
