import * as rows from '../../../contract/agent/team-kpi.ts';
import type { Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R256: who signed in, who is online. */
export const teamKpiA = (query: Query<'teamKpiA'>): Promise<Value<'teamKpiA'>> => call(rows.teamKpiA, { query });

/** R256: who bet, and how much. */
export const teamKpiB = (query: Query<'teamKpiB'>): Promise<Value<'teamKpiB'>> => call(rows.teamKpiB, { query });

/** R256: who registered. */
export const teamKpiC = (query: Query<'teamKpiC'>): Promise<Value<'teamKpiC'>> => call(rows.teamKpiC, { query });
