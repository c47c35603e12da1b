import type { Lottery } from '#contract/types.ts';

/** Fields of a lottery in a list; the document omits those that change every minute. */
export type ListedLottery = Pick<
  Lottery,
  'code' | 'name' | 'summary' | 'nodeId' | 'vassalage' | 'prizeMode' | 'opensAt' | 'closesAt' | 'drawsAt' | 'lastDraw'
>;

export interface ListedGroup {
  readonly prizeMode: string;
  readonly name: string;
  readonly lotteries: readonly ListedLottery[];
}

/**
 * Returns a lottery for the prerendered document: times are relative to the opening and only show the draw frequency.
 */
export const builtLottery = (lottery: Lottery): ListedLottery => ({
  code: lottery.code,
  name: lottery.name,
  summary: lottery.summary,
  nodeId: lottery.nodeId,
  vassalage: '',
  prizeMode: lottery.prizeMode,
  opensAt: 0,
  closesAt: lottery.closesAt - lottery.opensAt,
  drawsAt: 0,
  lastDraw: null,
});
