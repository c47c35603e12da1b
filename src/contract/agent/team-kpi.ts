import { defineEndpoint } from '../endpoint.ts';
import type { teamKpiASchemas, teamKpiBSchemas, teamKpiCSchemas } from './team-kpi.schemas.ts';

/** R256, A75: who signed in, who is online. */
export const teamKpiA = defineEndpoint<typeof teamKpiASchemas>()({
  name: 'teamKpiA',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  access: 'agent',
  module: 'AGEINFO3',
});

/** R256, A75: who bet, and how much. */
export const teamKpiB = defineEndpoint<typeof teamKpiBSchemas>()({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIB',
  access: 'agent',
  module: 'AGEINFO3',
});

/** R256, A75: who registered. */
export const teamKpiC = defineEndpoint<typeof teamKpiCSchemas>()({
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamKPIC',
  access: 'agent',
  module: 'AGEINFO3',
});
