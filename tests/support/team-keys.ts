import { defaultLimits, type KeyLimits, makeTeamKey, type Role } from '#sim/optional/teams/team-key.ts';
import type { TeamStore } from '#sim/optional/teams/team-store.ts';

/** Adds a key to a store like the command line; returns its text and its id. */
export const addTeamKey = async (
  store: Pick<TeamStore, 'add'>,
  team: string,
  role: Role,
  limits: Partial<KeyLimits> = {},
): Promise<{ readonly text: string; readonly id: string }> => {
  const { text, key } = makeTeamKey({ team, role, limits: { ...defaultLimits, ...limits }, createdAt: Date.now() });
  await store.add(key);
  return { text, id: key.id };
};

export interface AdminReply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Returns a function that calls the admin API at an address with a key. */
export const adminWith =
  (origin: string, key: string | undefined) =>
  async <T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<AdminReply<T>> => {
    const reply = await fetch(`${origin}/__admin${path}`, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, headers: reply.headers, body: (isJson && text ? JSON.parse(text) : text) as T };
  };
