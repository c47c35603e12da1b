import * as endpoints from '#contract/content/content.ts';
import type { Query, Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

/** Fetches announcements. */
export const announcements = (query: Query<'announcements'>): Promise<Value<'announcements'>> =>
  api(endpoints.announcements, { query: { platform: 'M', ...query } });

/** Fetches the promotions in the editors' order. */
export const promotions = async (
  query: Omit<Query<'announcements'>, 'types'>,
): Promise<Value<'announcements'>['content']> => (await announcements({ ...query, types: 'PR' })).content;

/** Fetches the topics of the help centre. */
export const helpCenter = (query: Omit<Query<'helpCenter'>, 'device'>): Promise<Value<'helpCenter'>> =>
  api(endpoints.helpCenter, { query: { device: 'MOBILE', platform: 'M', ...query } });
