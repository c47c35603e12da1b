import { defineEndpoint } from '../endpoint.ts';
import type { fieldMeasuresSchemas } from './web-vitals.schemas.ts';

/** Web vitals of one page view, as measured when the page was left, without anything that identifies the visitor. */
export const fieldMeasures = defineEndpoint<typeof fieldMeasuresSchemas>()({
  name: 'fieldMeasures',
  method: 'POST',
  path: '/wps/system/fieldMeasures',
  access: 'anyone',
  send: 'json',
  always: true,
});
