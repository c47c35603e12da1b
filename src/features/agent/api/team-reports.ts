import * as rows from '../../../contract/agent/team-reports.ts';
import type { Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

const signalled = (signal?: AbortSignal) => (signal ? { signal } : {});

/** R188, R262 */
export const teamPnl = (query: Query<'teamPnl'>, signal?: AbortSignal): Promise<Value<'teamPnl'>> =>
  call(rows.teamPnl, { query, ...signalled(signal) });

/** R188 */
export const teamBets = (query: Query<'teamBets'>, signal?: AbortSignal): Promise<Value<'teamBets'>> =>
  call(rows.teamBets, { query, ...signalled(signal) });

/** R036 */
export const agentRebates = (query: Query<'agentRebates'>, signal?: AbortSignal): Promise<Value<'agentRebates'>> =>
  call(rows.agentRebates, { query, ...signalled(signal) });

/** R036 */
export const teamRebates = (query: Query<'teamRebates'>, signal?: AbortSignal): Promise<Value<'teamRebates'>> =>
  call(rows.teamRebates, { query, ...signalled(signal) });
