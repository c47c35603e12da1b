import { localize } from '../shell/language.ts';
import { vi } from './words.vi.ts';

/** Terms of roulette that players use in every language. */
const rouletteTerms = {
  views: { table: 'Table', inside: 'Inside bets', racetrack: 'Racetrack' },
  legend: 'Split ×18 · Street ×12 · Corner ×9 · Line ×6',
  inside: {
    2: (numbers: string) => `Split ${numbers}`,
    3: (numbers: string) => `Street ${numbers}`,
    4: (numbers: string) => `Corner ${numbers}`,
    6: (numbers: string) => `Line ${numbers}`,
  } as Readonly<Record<number, (numbers: string) => string>>,
  calls: { voisins: 'Voisins du zéro', orphelins: 'Orphelins', tiers: 'Tiers' },
};

export const words = localize({
  EN: {
    go: 'Place bet',
    recent: 'Your last rounds',
    results: 'Last results',
    view: 'Bet layout',
    ...rouletteTerms,
    chips: (count: number, amount: string) => `${count} chips · ${amount}`,
    neighbours: (count: number) => `and ${count} neighbours on each side`,
    welcome: 'Tap the spots to bet on.',
    accepted: 'Bet placed.',
    pays: (factor: number) => `pays ×${factor}`,
    drawn: (result: string) => `Result: ${result}.`,
    returns: (least: string, most: string) =>
      least === most
        ? `Return to player: ${least}%.`
        : `Return to player: ${least}% to ${most}%, depending on the spot.`,
    standIn: 'This table is simulated: no dealer and no other players.',
    history:
      'This table is simulated: no dealer and no other players. Results of rounds you don’t bet on are simulated too.',
    room: 'This table is simulated, including the dealer, other players and rounds you don’t bet on.',
    rules: {
      roulette:
        'European roulette with numbers 0 to 36. A number pays ×36, a split of 2 numbers ×18, a street of 3 ×12, a corner of 4 ×9, a line of 6 ×6, dozens and columns ×3, red, black, odd, even, 1–18 and 19–36 ×2. On 0, only bets that include 0 win.\nThe racetrack places several chips together. A number there bets one chip on it and on 2 neighbours on each side of the wheel. Voisins du zéro: 9 chips, 2 on 0-2-3, 2 on 25-26-28-29 and 1 on each of 4-7, 12-15, 18-21, 19-22 and 32-35. Tiers: 6 chips on 5-8, 10-11, 13-16, 23-24, 27-30 and 33-36. Orphelins: 5 chips on 1, 6-9, 14-17, 17-20 and 31-34.',
      dragontiger:
        'One card each for Dragon and Tiger from eight decks; the higher card wins and pays ×2. Ace is low. A tie pays ×12, a suited tie ×51. On a tie, half of each Dragon or Tiger bet is returned.',
      wheel:
        'The wheel has 54 segments: 24 × 1, 15 × 2, 7 × 5, 4 × 10, 2 × 20, one Sun and one Carabao. Your segment pays its number plus your bet; Sun and Carabao pay ×46.',
      sicbo:
        'Three dice. Small (4–10), Big (11–17), Odd and Even pay ×2 and lose on any triple. A number pays ×2, ×3 or ×4 for one, two or three dice. Any triple pays ×31; totals pay as shown on the spot.',
      fantan:
        'Beads from a bowl are counted off in fours until 1 to 4 are left. The right number pays ×3.85, Odd or Even ×1.95.',
      hilo: 'One card is drawn from a full deck. Under 7 (ace to 6) and over 7 (8 to king) pay ×2.1, a 7 pays ×12.5. Red and black pay ×1.95.',
      sedie:
        'Four coins, each red or white, are shaken under a bowl. An even or odd number of red coins pays ×1.95, one or three red coins ×3.85, four of one colour ×15.4.',
      karakrus: 'Two coins are tossed. Kara (two heads) and Krus (two tails) pay ×3.85, one of each pays ×1.95.',
    },
    spots: {
      red: 'Red',
      black: 'Black',
      odd: 'Odd',
      even: 'Even',
      low: '1–18',
      high: '19–36',
      dozen1: '1st 12',
      dozen2: '2nd 12',
      dozen3: '3rd 12',
      column1: 'Column 1',
      column2: 'Column 2',
      column3: 'Column 3',
      dragon: 'Dragon',
      tie: 'Tie',
      tiger: 'Tiger',
      suitedtie: 'Suited tie',
      sun: 'Sun',
      carabao: 'Carabao',
      small: 'Small',
      big: 'Big',
      triple: 'Any triple',
      under: 'Under 7',
      seven: '7',
      over: 'Over 7',
      white4: '4 white',
      red1: '1 red',
      red3: '3 red',
      red4: '4 red',
      kara: 'Kara',
      krus: 'Krus',
      split: 'One of each',
    } as Readonly<Record<string, string>>,
    face: (face: string) => `Number ${face}`,
    total: (total: string) => `Total ${total}`,
    left: (beads: number) => `${beads} left`,
    white: 'White',
  },
  TY: {
    go: 'Ilagay ang taya',
    recent: 'Mga huling round mo',
    results: 'Mga huling resulta',
    view: 'Layout ng taya',
    ...rouletteTerms,
    chips: (count: number, amount: string) => `${count} chip · ${amount}`,
    neighbours: (count: number) => `at ${count} katabi sa bawat gilid`,
    welcome: 'I-tap ang mga spot na tatayaan.',
    accepted: 'Nailagay na ang taya.',
    pays: (factor: number) => `payout ×${factor}`,
    drawn: (result: string) => `Resulta: ${result}.`,
    returns: (least: string, most: string) =>
      least === most
        ? `Return to player: ${least}%.`
        : `Return to player: ${least}% hanggang ${most}%, depende sa spot.`,
    standIn: 'Simulated na mesa: walang dealer at walang ibang player.',
    history:
      'Simulated na mesa: walang dealer at walang ibang player. Simulated din ang resulta ng mga round na wala kang taya.',
    room: 'Simulated na mesa: simulated ang dealer, ibang player at mga round na wala kang taya.',
    rules: {
      roulette:
        'European roulette na may numerong 0 hanggang 36. Payout: numero ×36, split ng 2 numero ×18, street ng 3 ×12, corner ng 4 ×9, line ng 6 ×6, dozen at column ×3, red, black, odd, even, 1–18 at 19–36 ×2. Kapag 0, panalo lang ang mga tayang may kasamang 0.\nSa racetrack, ilang chip ang sabay na nailalagay. Ang numero roon ay tumataya ng tig-isang chip sa numero at sa 2 katabi nito sa bawat gilid ng wheel. Voisins du zéro: 9 chip, 2 sa 0-2-3, 2 sa 25-26-28-29 at tig-1 sa 4-7, 12-15, 18-21, 19-22 at 32-35. Tiers: 6 chip sa 5-8, 10-11, 13-16, 23-24, 27-30 at 33-36. Orphelins: 5 chip sa 1, 6-9, 14-17, 17-20 at 31-34.',
      dragontiger:
        'Tig-isang baraha ang Dragon at Tiger mula sa walong deck; panalo ang mas mataas at ×2 ang payout. Pinakamababa ang alas. ×12 ang tie at ×51 ang suited tie. Kapag tie, ibabalik ang kalahati ng taya sa Dragon o Tiger.',
      wheel:
        'May 54 segment ang wheel: 24 × 1, 15 × 2, 7 × 5, 4 × 10, 2 × 20, isang Sun at isang Carabao. Payout ng segment mo ang numero nito dagdag ang taya; ×46 ang Sun at Carabao.',
      sicbo:
        'Tatlong dice. ×2 ang Small (4–10), Big (11–17), Odd at Even, at talo sa kahit anong triple. ×2, ×3 o ×4 ang numero para sa isa, dalawa o tatlong dice. ×31 ang kahit anong triple; nasa spot ang payout ng total.',
      fantan:
        'Binibilang nang tig-apat ang mga bead sa mangkok; 1 hanggang 4 ang matitira. ×3.85 ang tamang numero, ×1.95 ang Odd o Even.',
      hilo: 'Isang baraha ang bubunutin sa buong deck. ×2.1 ang Under 7 (alas hanggang 6) at Over 7 (8 hanggang king), ×12.5 ang 7. ×1.95 ang Red at Black.',
      sedie:
        'Apat na barya na red o white ang inaalog sa mangkok. ×1.95 ang even o odd na bilang ng red, ×3.85 ang isa o tatlong red, ×15.4 ang apat na magkakulay.',
      karakrus:
        'Dalawang barya ang ihahagis. ×3.85 ang Kara (dalawang kara) at Krus (dalawang krus), ×1.95 kapag magkaiba.',
    },
    spots: {
      red: 'Red',
      black: 'Black',
      odd: 'Odd',
      even: 'Even',
      low: '1–18',
      high: '19–36',
      dozen1: '1st 12',
      dozen2: '2nd 12',
      dozen3: '3rd 12',
      column1: 'Column 1',
      column2: 'Column 2',
      column3: 'Column 3',
      dragon: 'Dragon',
      tie: 'Tie',
      tiger: 'Tiger',
      suitedtie: 'Suited tie',
      sun: 'Sun',
      carabao: 'Carabao',
      small: 'Small',
      big: 'Big',
      triple: 'Any triple',
      under: 'Under 7',
      seven: '7',
      over: 'Over 7',
      white4: '4 white',
      red1: '1 red',
      red3: '3 red',
      red4: '4 red',
      kara: 'Kara',
      krus: 'Krus',
      split: 'Magkaiba',
    } as Readonly<Record<string, string>>,
    face: (face: string) => `Numero ${face}`,
    total: (total: string) => `Total ${total}`,
    left: (beads: number) => `${beads} ang natira`,
    white: 'White',
  },
  VI: vi,
});
