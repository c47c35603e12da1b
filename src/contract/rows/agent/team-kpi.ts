import type { Row } from '../../row.ts';

/** R256, A75: who signed in, who is online. */
export const teamKpiA = {
  name: 'teamKpiA',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  caller: 'agent',
  module: 'AGEINFO3',
} as const satisfies Row;

/** R256, A75: who bet, and how much. */
export const teamKpiB = {
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIB',
  caller: 'agent',
  module: 'AGEINFO3',
} as const satisfies Row;

/** R256, A75: who registered. */
export const teamKpiC = {
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamKPIC',
  caller: 'agent',
  module: 'AGEINFO3',
} as const satisfies Row;
