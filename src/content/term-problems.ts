import type { PromotionData } from './schema.ts';

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const numberOf = (figure: string): number => {
  const word = numbers.indexOf(figure.toLowerCase());
  return word >= 0 ? word + 1 : Number(figure.replaceAll(',', ''));
};

const figure = `(\\d[\\d,]*|${numbers.join('|')})`;
const peso = '₱(\\d[\\d,]*)';

/** How English sentences say each figure of the card; what they do not say in these words is not compared. */
const ways: Readonly<Record<'minimum' | 'turnover' | 'maxBet' | 'days', readonly RegExp[]>> = {
  minimum: [new RegExp(`\\bdeposits?(?: of)? ${peso}(?! each)`, 'gi')],
  turnover: [
    new RegExp(`\\bturnover(?: of| is)? ${figure}\\b`, 'gi'),
    new RegExp(`\\bplay through the bonus ${figure} times`, 'gi'),
    new RegExp(`\\bturnover reaches ${figure} times`, 'gi'),
  ],
  maxBet: [new RegExp(`\\bhighest (?:single )?bet [^.]*?is ${peso}`, 'gi')],
  days: [new RegExp(`\\b(?:use )?within ${figure} days`, 'gi'), new RegExp(`\\bturnover \\d+, ${figure} days`, 'gi')],
};
const names = { minimum: 'smallest amount', turnover: 'turnover', maxBet: 'highest bet', days: 'days' } as const;

/** Where the summary or the English text says another figure than the card (R239): players see both. */
export const termProblems = ({ terms, summary }: PromotionData, text: string): string[] => {
  const words = `${summary.en}\n${text}`;
  const found: string[] = [];
  for (const term of ['minimum', 'turnover', 'maxBet', 'days'] as const) {
    const said = ways[term].flatMap((way) => [...words.matchAll(way)].map(([, it = '']) => it));
    const other = said.find((it) => numberOf(it) !== (terms[term] ?? 0));
    if (other) found.push(`The terms say ${names[term]} ${terms[term] ?? 'without limit'}, the words say ${other}.`);
  }
  if (terms.turnover > 0 && /\b(no|without) turnover\b/i.test(words)) {
    found.push(`The terms say turnover ${terms.turnover}, the words say none.`);
  }
  if (terms.maxBet !== null && /\bno limit on bets\b/i.test(words)) {
    found.push(`The terms say highest bet ${terms.maxBet}, the words say there is no limit.`);
  }
  return found;
};
