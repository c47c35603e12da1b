import type { DataProblem } from '#markets/data-file.ts';
import { readTerms } from '#markets/read.ts';
import type { Terms } from '#markets/terms.ts';
import { reportIn } from './report.ts';

const isRising = (amounts: readonly number[]): boolean =>
  amounts.every((it, at) => at === 0 || it >= (amounts[at - 1] ?? 0));

type Finding = readonly [field: string, sentence: string];

/** Returns the smallest deposit of all channels. */
const minDepositOf = (terms: Terms['depositTerms']): number =>
  Math.min(...Object.values(terms).flatMap((it) => (it ? [it.min] : [])));

const depositFindings = ({ depositTerms, depositOrderTerms, bubbleAmount, depositBonusLimits }: Terms): Finding[] => {
  const lowest = minDepositOf(depositTerms);
  const channels = Object.entries(depositTerms).flatMap(([name, terms]): Finding[] => {
    if (!terms) return [];
    const { min, max, quickAmounts } = terms;
    const outside = quickAmounts.filter((it) => it < min || it > max);
    return [
      ...(min > max
        ? [[`depositTerms.${name}.min`, `The smallest deposit ${min} is above the largest, ${max}.`] as const]
        : []),
      ...(outside.length > 0
        ? [
            [
              `depositTerms.${name}.quickAmounts`,
              `The buttons ${outside.join(', ')} are not between ${min} and ${max}.`,
            ] as const,
          ]
        : []),
      ...(isRising(quickAmounts)
        ? []
        : [[`depositTerms.${name}.quickAmounts`, 'The buttons are not in rising order.'] as const]),
      ...(max > depositOrderTerms.maxPerDay
        ? [
            [
              `depositTerms.${name}.max`,
              `One deposit may be ${max}, but all of a day only ${depositOrderTerms.maxPerDay}.`,
            ] as const,
          ]
        : []),
    ];
  });
  const { min, max } = depositTerms.gateway;
  return [
    ...channels,
    ...(bubbleAmount < min || bubbleAmount > max
      ? [['bubbleAmount', `The amount is not between ${min} and ${max}, the limits of the gateway.`] as const]
      : []),
    ...Object.entries(depositBonusLimits).flatMap(([name, [low, high]]): Finding[] =>
      low > high ? [[`depositBonusLimits.${name}`, `The lowest value ${low} is above the highest, ${high}.`]] : [],
    ),
    ...(depositBonusLimits.minDeposit[1] < lowest
      ? [['depositBonusLimits.minDeposit', `No channel takes deposits below ${lowest}.`] as const]
      : []),
  ];
};

const withdrawalFindings = ({ withdrawalTerms: { min, max, fee }, vipTerms }: Terms): Finding[] => {
  const rising = ['stakes', 'deposit', 'rebateRate', 'withdrawalsPerDay', 'freeWithdrawals', 'withdrawLimit'] as const;
  return [
    ...(min > max
      ? [['withdrawalTerms.min', `The smallest withdrawal ${min} is above the largest, ${max}.`] as const]
      : []),
    ...(fee >= min
      ? [['withdrawalTerms.fee', `The fee ${fee} would take the smallest withdrawal of ${min}.`] as const]
      : []),
    ...vipTerms.flatMap((level, at): Finding[] => {
      const before = vipTerms[at - 1];
      return [
        ...(level.level === at + 1 ? [] : [[`vipTerms.${at}.level`, `The level must be ${at + 1}.`] as const]),
        ...(level.withdrawLimit < min
          ? [[`vipTerms.${at}.withdrawLimit`, `The limit of a day is below the smallest withdrawal, ${min}.`] as const]
          : []),
        ...(level.freeWithdrawals > level.withdrawalsPerDay
          ? [
              [
                `vipTerms.${at}.freeWithdrawals`,
                `Only ${level.withdrawalsPerDay} withdrawals a day are allowed.`,
              ] as const,
            ]
          : []),
        ...rising.flatMap((name): Finding[] =>
          before && level[name] < before[name]
            ? [
                [
                  `vipTerms.${at}.${name}`,
                  `${level.name.EN} has ${level[name]}, less than ${before.name.EN} with ${before[name]}.`,
                ],
              ]
            : [],
        ),
      ];
    }),
  ];
};

const rewardFindings = (terms: Terms): Finding[] => {
  const { referralLimits, depositTerms, tickerRule, bannerBounds, minimumBets } = terms;
  const lowest = minDepositOf(depositTerms);
  return [
    ...(referralLimits.deposit[0] < lowest
      ? [['referralLimits.deposit', `No channel takes deposits below ${lowest}.`] as const]
      : []),
    ...(tickerRule.min > tickerRule.max ? [['tickerRule.min', 'min is above max.'] as const] : []),
    ...(bannerBounds.min > bannerBounds.max ? [['bannerBounds.min', 'min is above max.'] as const] : []),
    ...(isRising(minimumBets) ? [] : [['minimumBets', 'The bets are not in rising order.'] as const]),
  ];
};

/** Returns the terms of a market that contradict each other. Throws a `DataError` if its file is invalid. */
export const termProblems = (market: string, folder = 'src/markets'): DataProblem[] => {
  const terms = readTerms(market, folder);
  const file = `${folder}/${market}/terms.yaml`;
  const report = reportIn(file);
  return [...depositFindings(terms), ...withdrawalFindings(terms), ...rewardFindings(terms)].map(([field, sentence]) =>
    report(field, `${field}: ${sentence}`),
  );
};
