import { defineEndpoint } from '../endpoint.ts';
import type { fieldMeasuresSchemas } from './field.schemas.ts';

/** How fast a page was in the field: one visit's measures, as they stood when the page was left. Tells nobody who it was. */
export const fieldMeasures = defineEndpoint<typeof fieldMeasuresSchemas>()({
  name: 'fieldMeasures',
  method: 'POST',
  path: '/wps/system/fieldMeasures',
  access: 'anyone',
  send: 'json',
  always: true,
});
