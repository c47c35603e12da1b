/** Reasons for which a withdrawal password is too easy to guess. */
export const withdrawalPasswordWeaknesses = ['pattern', 'birthday', 'mobile'] as const;

export type WithdrawalPasswordWeakness = (typeof withdrawalPasswordWeaknesses)[number];

/** Lines and corners of a keypad, which are among the most common PINs. */
const keypadPatterns = new Set(['159753', '159357', '147258', '147852', '258369', '258963', '741852', '963852']);

/** Returns whether digits count up, down or not at all, for example 890123, 987654 or 111111. */
const isSequence = (digits: readonly number[]): boolean => {
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((it) => it === step));
};

/** Returns whether a block of one to three digits repeats, forwards or mirrored, or digits come in pairs. */
const hasRepetition = (pin: string): boolean => {
  const half = pin.slice(0, 3);
  return /^(\d{1,3})\1+$/.test(pin) || pin === half + [...half].reverse().join('') || /^(\d)\1(\d)\2(\d)\3$/.test(pin);
};

/** Returns the ways in which six digits can state a date, `YYYY-MM-DD`. */
const datePins = (date: string): string[] => {
  const [year = '', month = '', day = ''] = date.split('-');
  const short = year.slice(2);
  const parts = [
    [day, month, short],
    [month, day, short],
    [short, month, day],
    [short, day, month],
    [year, month],
    [month, year],
    [year, day],
    [day, year],
  ];
  return parts.map((it) => it.join(''));
};

/** Returns the runs of six digits of a mobile number with its leading zero. */
const mobilePins = (mobile: string): string[] => {
  const digits = `0${mobile.replace(/^0+/, '')}`;
  return Array.from({ length: Math.max(0, digits.length - 5) }, (_, at) => digits.slice(at, at + 6));
};

interface KnownDetails {
  /** `YYYY-MM-DD`. */
  readonly birthday?: string | null;
  /** Digits. */
  readonly mobile?: string | null;
}

/** Returns the withdrawal passwords that details of a member state, by reason. */
export const guessablePins = ({ birthday, mobile }: KnownDetails) => ({
  birthday: birthday ? datePins(birthday) : [],
  mobile: mobile ? mobilePins(mobile) : [],
});

/**
 * Returns why a withdrawal password of six digits is easy to guess; null if it is not. The details are those of the member
 * that are known.
 */
export const withdrawalPasswordWeakness = (
  pin: string,
  known: KnownDetails = {},
): WithdrawalPasswordWeakness | null => {
  if (isSequence([...pin].map(Number)) || hasRepetition(pin) || keypadPatterns.has(pin)) return 'pattern';
  const guessable = guessablePins(known);
  return (['birthday', 'mobile'] as const).find((reason) => guessable[reason].includes(pin)) ?? null;
};
