/**
 * Words that players use for the same thing in any language, spelling mistakes included. The first of a group is the
 * word of the site.
 */
const groups: readonly (readonly string[])[] = [
  ['verification', 'identity', 'kyc', 'verify', 'verified', 'selfie', 'passport', 'philid', 'beripikasyon'],
  ['withdrawal', 'withdraw', 'cashout', 'payout', 'kunin', 'ilabas', 'makuha'],
  ['deposit', 'topup', 'cashin', 'reload', 'magdeposit', 'maglagay'],
  ['password', 'pasword', 'passcode', 'forgot', 'nakalimutan'],
  ['bonus', 'promo', 'promotion', 'offer', 'freebie', 'libre'],
  ['turnover', 'wagering', 'rollover', 'playthrough'],
  ['limit', 'exclusion', 'timeout', 'break', 'pahinga', 'tigil', 'addiction'],
  ['login', 'signin', 'log'],
  ['account', 'akawnt'],
  ['bet', 'taya', 'tumaya', 'stake', 'wager', 'pusta'],
  ['game', 'laro', 'play', 'maglaro'],
  ['rules', 'patakaran', 'paano'],
  ['agent', 'ahente', 'downline', 'upline', 'affiliate'],
  ['friends', 'friend', 'invite', 'referral', 'kaibigan', 'imbita'],
  ['contact', 'support', 'service', 'chat', 'tulong', 'kausap'],
  ['privacy', 'data'],
  ['baccarat', 'bakarat', 'bacarat', 'bakara'],
  ['sabong', 'cockfight', 'cockfighting', 'manok', 'derby'],
  ['slots', 'slot', 'scatter', 'slotmachine'],
  ['fishing', 'fish', 'isda', 'pangingisda'],
  ['lottery', 'lotto', 'loto', 'ez2', 'jueteng'],
  ['sports', 'football', 'basketball', 'soccer', 'pba', 'nba'],
  ['esports', 'mlbb', 'dota', 'valorant'],
  ['blackjack', 'blakjak'],
  ['roulette', 'rulet', 'roleta'],
  ['pusoy', 'pusoydos'],
  ['tongits', 'tonggits', 'tong-its'],
  ['perya', 'peryahan', 'carnival'],
];

const minPrefixLength = 4;

/** Returns the other words for a term in lower case; a beginning of four letters or more is enough. */
export const synonymsOf = (term: string): readonly string[] =>
  groups
    .filter((group) => group.some((word) => word === term || (term.length >= minPrefixLength && word.startsWith(term))))
    .flat()
    .filter((word) => word !== term);

/** Returns the text with each word in the site's spelling; null if it does not differ. */
export const siteSpelling = (text: string): string | null => {
  const words = text.toLowerCase().split(/\s+/);
  const spelled = words.map((word) => groups.find((group) => group.includes(word))?.[0] ?? word).join(' ');
  return spelled === words.join(' ') ? null : spelled;
};

/** Returns the term with each pair of neighbouring letters swapped; none for short terms, where it makes another word. */
export const swapsOf = (term: string): readonly string[] =>
  term.length < minPrefixLength
    ? []
    : Array.from(
        { length: term.length - 1 },
        (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
      );
