import { defineEndpoint } from '../endpoint.ts';
import type { teamKpiASchemas, teamKpiBSchemas, teamKpiCSchemas } from './team-kpi.schemas.ts';

/** R256, A75: members who logged in, members online. */
export const teamKpiA = defineEndpoint<typeof teamKpiASchemas>()({
  name: 'teamKpiA',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  access: 'agent',
  module: 'AGEINFO3',
});

/** R256, A75: members who bet, and their stakes. */
export const teamKpiB = defineEndpoint<typeof teamKpiBSchemas>()({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIB',
  access: 'agent',
  module: 'AGEINFO3',
});

/** R256, A75: members who registered. */
export const teamKpiC = defineEndpoint<typeof teamKpiCSchemas>()({
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamKPIC',
  access: 'agent',
  module: 'AGEINFO3',
});
