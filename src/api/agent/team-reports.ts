import * as rainRows from '../../contract/rows/agent/red-rain.ts';
import * as reportRows from '../../contract/rows/agent/team-reports.ts';
import type { Query, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

const signalled = (signal?: AbortSignal) => (signal ? { signal } : {});

/** R188, R262 */
export const teamPnl = (query: Query<'teamPnl'>, signal?: AbortSignal): Promise<Value<'teamPnl'>> =>
  call(reportRows.teamPnl, { query, ...signalled(signal) });

/** R188 */
export const teamBets = (query: Query<'teamBets'>, signal?: AbortSignal): Promise<Value<'teamBets'>> =>
  call(reportRows.teamBets, { query, ...signalled(signal) });

/** R036 */
export const agentRebates = (query: Query<'agentRebates'>, signal?: AbortSignal): Promise<Value<'agentRebates'>> =>
  call(reportRows.agentRebates, { query, ...signalled(signal) });

/** R036 */
export const teamRebates = (query: Query<'teamRebates'>, signal?: AbortSignal): Promise<Value<'teamRebates'>> =>
  call(reportRows.teamRebates, { query, ...signalled(signal) });

/** R035 */
export const redRain = (language: 'EN' | 'TY'): Promise<Value<'redRain'>> =>
  call(rainRows.redRain, { query: { language } });

/** R035: sent again under its key it catches nothing more. */
export const grabRedRain = (rainId: string, key: string): Promise<Value<'grabRedRain'>> =>
  call(rainRows.grabRedRain, { body: { rainId }, key });
