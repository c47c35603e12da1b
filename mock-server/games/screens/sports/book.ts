import {
  cashOut,
  priceBuilder,
  quoteCashOut,
  saveSlip,
  sportsBets,
  sportsBoard,
  sportsMatchInfo,
} from '#contract/games/sports.ts';
import type { BuilderPart } from '#contract/games/sports-picks.ts';
import type { Body, Value } from '#contract/types.ts';
import type { Visit } from '../../wire.ts';
import { callFrame } from '../shell/frame-call.ts';

export const readBoard = (visit: Visit, sport: string, day: string): Promise<Value<'sportsBoard'>> =>
  callFrame(visit, sportsBoard, { query: `?${new URLSearchParams({ sport, day })}` });

export const readBets = (visit: Visit): Promise<Value<'sportsBets'>> => callFrame(visit, sportsBets);

export const readQuote = (visit: Visit, bet: string): Promise<Value<'quoteCashOut'>> =>
  callFrame(visit, quoteCashOut, { body: { bet } });

export const readMatchInfo = (visit: Visit, match: string): Promise<Value<'sportsMatchInfo'>> =>
  callFrame(visit, sportsMatchInfo, { query: `?${new URLSearchParams({ match })}` });

export const readBuilderPrice = (
  visit: Visit,
  match: string,
  parts: readonly BuilderPart[],
): Promise<Value<'priceBuilder'>> => callFrame(visit, priceBuilder, { body: { match, parts } });

export const savePicks = (visit: Visit, slip: Body<'saveSlip'>): Promise<Value<'saveSlip'>> =>
  callFrame(visit, saveSlip, { body: slip });

/** Cashes a bet out; the quote is the key, so that a repeated call pays once. */
export const cashOutBet = (visit: Visit, bet: string, quote: string): Promise<Value<'cashOut'>> =>
  callFrame(visit, cashOut, { body: { bet, quote }, key: quote });
