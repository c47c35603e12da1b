import type { HandView } from '../../hands/wire.ts';
import { localize } from '../shell/language.ts';
import { vi } from './words.vi.ts';

type Acts = HandView['acts'];
export const words = localize({
  EN: {
    deal: 'Deal',
    sort: 'Sort',
    hand: 'Your hand',
    dealer: 'Dealer',
    you: 'You',
    yours: 'Your turn',
    wait: 'Please wait',
    thinking: 'Waiting',
    notAllowed: 'The rules do not allow this move. Check the cards you selected.',
    push: 'Push: your bet is returned.',
    left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    moreTime: 'More time',
    pot: (amount: string) => `Pot ${amount}`,
    bet: (amount: string) => `Bet ${amount}`,
    stock: (count: number) => `Stock · ${count}`,
    discardPile: 'Discard',
    free: 'Play any combination',
    toBeat: (name: string) => `To beat · ${name}`,
    ended: ({ winners, engine }: HandView, winner: string) =>
      winners.includes(0)
        ? winners.length > 1
          ? engine === 'blackjack'
            ? 'Push'
            : 'Pot shared'
          : 'You won'
        : engine === 'blackjack'
          ? 'Dealer wins'
          : `${winner} won`,
    points: {
      lucky9: (points: number) => (points === 1 ? '1 point' : `${points} points`),
      pusoydos: (): string => '',
      tongits: (points: number) => `${points} unmatched`,
      blackjack: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    } as Readonly<Record<HandView['engine'], (points: number) => string>>,
    acts: {
      draw: 'Draw card',
      stand: 'Stand',
      hit: 'Hit',
      double: 'Double',
      split: 'Split',
      play: 'Play cards',
      pass: 'Pass',
      take: 'Take discard',
      meld: 'Meld',
      layoff: 'Lay off',
      discard: 'Discard',
      fight: 'Fight',
      insure: 'Insurance',
      decline: 'No insurance',
    } as Readonly<Record<Acts[number], string>>,
    done: {
      draw: 'Drew a card',
      stand: 'Stands',
      hit: 'Hits',
      double: 'Doubles',
      split: 'Splits',
      play: 'Played',
      pass: 'Passed',
      take: 'Took the discard',
      meld: 'Melded',
      layoff: 'Laid off',
      discard: 'Discarded',
      fight: 'Fights',
      insure: 'Insured',
      decline: 'No insurance',
    } as Readonly<Record<Acts[number], string>>,
    welcome: {
      lucky9: 'Closest to 9 takes the pot.',
      pusoydos: 'First to play all cards takes the pot.',
      tongits: 'Meld your cards and keep your points low.',
      blackjack: 'Get closer to 21 than the dealer.',
    },
    turn: {
      lucky9: (): string => 'Draw a third card or stand.',
      pusoydos: (acts: Acts): string =>
        acts.includes('pass') ? 'Play a higher combination or pass.' : 'You lead: play any combination.',
      tongits: (acts: Acts): string =>
        acts.includes('discard')
          ? 'Meld or lay off, then select a card to discard.'
          : acts.includes('fight')
            ? 'Draw, take the discard, or fight.'
            : 'Draw, or select cards that meld with the discard.',
      blackjack: (acts: Acts): string => {
        if (acts.includes('insure')) return 'The dealer shows an ace. Take insurance for half your bet?';
        if (acts.includes('split')) return 'Hit, stand, double or split.';
        return acts.includes('double') ? 'Hit, stand or double.' : 'Hit or stand.';
      },
    },
    rules: {
      lucky9:
        '4 players get 2 cards each. Aces count 1, tens and face cards 0, and only the last digit of the total counts.\nYou can draw one more card. The opponents draw on 6 or less. The highest hand takes the pot; equal hands share it.',
      pusoydos:
        '4 players get 13 cards each. Ranks run from 3 (lowest) to ace and 2 (highest); suits run clubs, spades, hearts, diamonds. The player with the 3 of clubs starts and must play it.\nPlay singles, pairs, triples or five-card hands: straight, flush, full house, four of a kind, straight flush. Straights run from 3 to 2 and do not wrap around. Beat the table with a higher combination of the same size or pass. After passing, wait until the trick ends; the last player to play leads the next one.\nThe first player to run out of cards takes the pot.',
      tongits:
        '3 players get 12 cards each; the first player gets 13. Each turn: draw a card or take the discard into a meld, lay down melds or lay off cards on any meld, then discard one card.\nA meld is 3 or 4 cards of a rank, or 3 or more cards of a suit in sequence, ace low. Aces count 1 point, tens and face cards 10.\nYou win by playing all your cards. Before drawing, you can fight if you have a meld on the table and no opponent has laid off on it since your last turn. The lowest unmatched points win; a tie goes against the player who fights. When the stock runs out, the lowest points win. A player without a meld can win only if no one has one.',
      blackjack:
        'Six decks. Face cards count 10, aces 1 or 11. The dealer stands on all 17s and checks for blackjack first.\nBlackjack pays 3 to 2, other wins 1 to 1; a push returns your bet. You can double on your first two cards, or split two cards of equal value once for a second bet: split aces get one card each, 21 after a split is not a blackjack, and split hands cannot be doubled.\nPerfect pairs is a side bet on your first two cards, at most as high as your bet: two equal cards pay 25 to 1, a pair of one colour 12 to 1, any other pair 6 to 1.\nIf the dealer shows an ace, you can take insurance for half your bet. It pays 2 to 1 if the dealer has blackjack and loses otherwise.',
    },
    rake: (players: number) =>
      `Every player puts the same bet in the pot. The winner takes the pot minus a 5% rake: ${(players * 0.95).toFixed(2)}× the bet.`,
    clock: (seconds: number) =>
      `You have ${seconds} seconds for each move, and More time gives you another minute as often as you need it. If time runs out, your move is played automatically the way opponents play and never adds to your bet. If you leave, your hand is finished automatically and any winnings are credited.`,
    returns: (percent: string, engine: HandView['engine']) =>
      engine === 'blackjack'
        ? `Return to player: about ${percent}% of the first bet with basic strategy, simulated. Other play returns less.`
        : `Return to player: ${percent}% if you play like the opponents. Your result depends on how you play.`,
    sideReturns: (pair: string, insurance: string) =>
      `Return to player of side bets: perfect pairs ${pair}%, insurance ${insurance}%.`,
    bets: { main: 'Bet', pair: 'Perfect pairs', insurance: 'Insurance' },
    pays: { main: '3 to 2', pair: '25 to 1' },
    noMain: 'Place your bet first.',
    seat: (at: number) => `Seat ${at}`,
    seatLeast: (amount: string) => `The minimum bet per seat is ${amount}.`,
    placeLost: 'Lost',
    placePush: 'Push',
    seats: (most: number) =>
      `You can play up to ${most} seats, each with its own bet, perfect pairs, insurance, doubles and split. Seats are played in order against the same dealer. Table limits apply to your total bet. You can’t use bonus money.`,
    pairLimit: (amount: string) => `Perfect pairs can be at most as high as your bet of ${amount}.`,
    standIn: 'This table is simulated: the computer plays the opponents and the dealer.',
  },
  TY: {
    deal: 'I-deal',
    sort: 'I-sort',
    hand: 'Mga baraha mo',
    dealer: 'Dealer',
    you: 'Ikaw',
    yours: 'Turn mo na',
    wait: 'Sandali lang',
    thinking: 'Naghihintay',
    notAllowed: 'Hindi puwede sa rules ang move na ito. I-check ang mga napiling baraha.',
    push: 'Push: ibinalik ang taya mo.',
    left: (seconds: number) => `${seconds} segundo pa`,
    moreTime: 'Dagdag oras',
    pot: (amount: string) => `Pot ${amount}`,
    bet: (amount: string) => `Taya ${amount}`,
    stock: (count: number) => `Bunutan · ${count}`,
    discardPile: 'Tapon',
    free: 'Kahit anong combination',
    toBeat: (name: string) => `Talunin · ${name}`,
    ended: ({ winners, engine }: HandView, winner: string) =>
      winners.includes(0)
        ? winners.length > 1
          ? engine === 'blackjack'
            ? 'Push'
            : 'Hati sa pot'
          : 'Panalo ka'
        : engine === 'blackjack'
          ? 'Panalo ang dealer'
          : `Panalo si ${winner}`,
    points: {
      lucky9: (points: number) => (points === 1 ? '1 point' : `${points} points`),
      pusoydos: () => '',
      tongits: (points: number) => `${points} tira`,
      blackjack: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    } as Readonly<Record<HandView['engine'], (points: number) => string>>,
    acts: {
      draw: 'Bumunot',
      stand: 'Stand',
      hit: 'Hit',
      double: 'Double',
      split: 'Split',
      play: 'Ibaba',
      pass: 'Pass',
      take: 'Kunin ang tapon',
      meld: 'I-meld',
      layoff: 'Sapaw',
      discard: 'Itapon',
      fight: 'Fight',
      insure: 'Insurance',
      decline: 'Walang insurance',
    } as Readonly<Record<Acts[number], string>>,
    done: {
      draw: 'Bumunot',
      stand: 'Stand',
      hit: 'Hit',
      double: 'Double',
      split: 'Split',
      play: 'Nagbaba',
      pass: 'Pass',
      take: 'Kinuha ang tapon',
      meld: 'Nag-meld',
      layoff: 'Sumapaw',
      discard: 'Nagtapon',
      fight: 'Fight',
      insure: 'May insurance',
      decline: 'Walang insurance',
    } as Readonly<Record<Acts[number], string>>,
    welcome: {
      lucky9: 'Panalo sa pot ang pinakamalapit sa 9.',
      pusoydos: 'Panalo sa pot ang unang maubusan ng baraha.',
      tongits: 'Mag-meld at pababain ang points mo.',
      blackjack: 'Mas lumapit sa 21 kaysa sa dealer.',
    },
    turn: {
      lucky9: () => 'Bumunot ng isa pa o mag-stand.',
      pusoydos: (acts: Acts) =>
        acts.includes('pass') ? 'Talunin ang nasa mesa o mag-pass.' : 'Ikaw ang mauuna: kahit anong combination.',
      tongits: (acts: Acts) =>
        acts.includes('discard')
          ? 'Mag-meld, sapaw, o magtapon.'
          : acts.includes('fight')
            ? 'Bumunot, kunin ang tapon, o mag-fight.'
            : 'Bumunot, o pumili ng ka-meld ng tapon.',
      blackjack: (acts: Acts) => {
        if (acts.includes('insure')) return 'Alas ang dealer. Insurance sa kalahati ng taya mo?';
        if (acts.includes('split')) return 'Hit, stand, double o split.';
        return acts.includes('double') ? 'Hit, stand o double.' : 'Hit o stand.';
      },
    },
    rules: {
      lucky9:
        'Tig-2 baraha ang 4 na player. 1 ang alas, 0 ang sampu at face cards, at huling digit lang ng total ang bilang.\nPuwede kang bumunot ng isa pa. Bumubunot ang mga kalaban kapag 6 o mas mababa. Sa pinakamataas ang pot; hati kapag tabla.',
      pusoydos:
        'Tig-13 baraha ang 4 na player. Mula 3 (pinakamababa) hanggang alas at 2 (pinakamataas) ang rank; clubs, spades, hearts, diamonds ang suit. Mauuna ang may 3 ng clubs at kailangan niya itong ibaba.\nMagbaba ng single, pair, triple o five-card hand: straight, flush, full house, four of a kind, straight flush. Mula 3 hanggang 2 lang ang straight. Talunin ang nasa mesa gamit ang mas mataas na kaparehong bilang, o mag-pass. Kapag nag-pass, maghintay hanggang matapos ang trick; ang huling nagbaba ang lead.\nSa unang maubusan ng baraha ang pot.',
      tongits:
        'Tig-12 baraha ang 3 player, 13 ang sa una. Bawat turn: bumunot o kunin ang tapon para sa meld, mag-meld o sumapaw sa kahit anong meld, tapos magtapon ng isa.\nAng meld ay 3 o 4 na magkaparehong rank, o 3 o higit pang magkasunod sa isang suit, alas ang pinakamababa. 1 point ang alas, 10 ang sampu at face cards.\nPanalo ang maubusan ng baraha. Bago bumunot, puwedeng mag-fight kung may meld ka sa mesa na hindi sinapawan ng kalaban mula sa huling turn mo: panalo ang pinakamababang points, at talo ang nag-fight kapag tabla. Kapag ubos na ang bunutan, panalo ang pinakamababang points. Ang walang meld ay mananalo lang kung walang may meld.',
      blackjack:
        'Anim na deck. 10 ang face cards, 1 o 11 ang alas. Nag-i-stand ang dealer sa lahat ng 17 at tinitingnan muna kung may blackjack.\n3 to 2 ang payout ng blackjack, 1 to 1 ang ibang panalo; ibinabalik ang taya kapag push. Puwedeng mag-double sa unang dalawang baraha, o i-split nang isang beses ang dalawang magkapareho ng value para sa pangalawang taya: tig-isang baraha ang split na alas, hindi blackjack ang 21 pagkatapos ng split, at hindi puwedeng i-double ang split hands.\nSide bet ang perfect pairs sa unang dalawang baraha mo, hanggang kasinlaki ng taya mo: 25 to 1 ang dalawang magkaparehong baraha, 12 to 1 ang pair na magkakulay, 6 to 1 ang ibang pair.\nKapag alas ang hawak ng dealer, puwede kang kumuha ng insurance sa kalahati ng taya mo. 2 to 1 ang payout kapag may blackjack ang dealer, at talo kapag wala.',
    },
    rake: (players: number) =>
      `Pare-pareho ang taya ng lahat sa pot. Makukuha ng nanalo ang pot bawas ang 5% rake: ${(players * 0.95).toFixed(2)}× ng taya.`,
    clock: (seconds: number) =>
      `May ${seconds} segundo ka sa bawat move, at isang minuto pa sa bawat tap sa Dagdag oras. Pagkatapos, automatic itong lalaruin gaya ng mga kalaban at hindi dadagdagan ang taya mo. Kung aalis ka, tatapusin ang laro at mapupunta sa balance ang panalo mo.`,
    returns: (percent: string, engine: HandView['engine']) =>
      engine === 'blackjack'
        ? `Return to player: mga ${percent}% ng unang taya gamit ang basic strategy, simulated. Mas mababa sa ibang paraan ng laro.`
        : `Return to player: ${percent}% kung maglalaro ka gaya ng mga kalaban. Nakadepende ang resulta sa laro mo.`,
    sideReturns: (pair: string, insurance: string) =>
      `Return to player ng side bets: perfect pairs ${pair}%, insurance ${insurance}%.`,
    bets: { main: 'Taya', pair: 'Perfect pairs', insurance: 'Insurance' },
    pays: { main: '3 to 2', pair: '25 to 1' },
    noMain: 'Ilagay muna ang taya mo.',
    seat: (at: number) => `Seat ${at}`,
    seatLeast: (amount: string) => `${amount} ang minimum bet ng bawat seat.`,
    placeLost: 'Talo',
    placePush: 'Push',
    seats: (most: number) =>
      `Puwede kang maglaro ng hanggang ${most} seat, na may sariling taya, perfect pairs, insurance, double at split. Sunod-sunod ang mga seat laban sa iisang dealer. Sa kabuuan ng mga taya mo ibinabatay ang limits ng mesa. Hindi puwedeng itaya ang bonus money.`,
    pairLimit: (amount: string) => `Hanggang ${amount} lang ang perfect pairs, kasinlaki ng taya mo.`,
    standIn: 'Simulated na mesa: computer ang mga kalaban at dealer.',
  },
  VI: vi,
});
