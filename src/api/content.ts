import * as rows from '../contract/rows/content.ts';
import type { Query, Value } from '../contract/types.ts';
import { call } from './client.ts';

/** R238, A26 */
export const announcements = (query: Query<'announcements'>): Promise<Value<'announcements'>> =>
  call(rows.announcements, { query: { platform: 'M', ...query } });
