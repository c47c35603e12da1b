import { defineEndpoint } from '../endpoint.ts';
import type { teamKpiASchemas, teamKpiBSchemas, teamKpiCSchemas } from './team-kpi.schemas.ts';

/** Returns how many members of the team logged in and are online. */
export const teamKpiA = defineEndpoint<typeof teamKpiASchemas>()({
  name: 'teamKpiA',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  access: 'agent',
  module: 'AGEINFO3',
});

/** Returns how many members of the team bet, and their stakes. */
export const teamKpiB = defineEndpoint<typeof teamKpiBSchemas>()({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIB',
  access: 'agent',
  module: 'AGEINFO3',
});

/** Returns how many members registered in the team. */
export const teamKpiC = defineEndpoint<typeof teamKpiCSchemas>()({
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamKPIC',
  access: 'agent',
  module: 'AGEINFO3',
});
