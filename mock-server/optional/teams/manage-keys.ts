import { CliError } from '#sim/cli-error.ts';
import { defaultLimits, isTeamName, type KeyLimits, makeTeamKey, type Role, roles } from './team-key.ts';
import type { TeamStore } from './team-store.ts';

/** Options of the command `keys`. */
export interface KeyOptions {
  readonly role: string;
  readonly worlds?: string | undefined;
  /** MB. */
  readonly bytes?: string | undefined;
  /** Per minute. */
  readonly calls?: string | undefined;
}

const numberOf = (text: string | undefined, name: string, unit = 1): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CliError(`"${text}" is not a number for --${name}.`);
  return Number(text) * unit;
};

const limitsOf = ({ worlds, bytes, calls }: KeyOptions): KeyLimits => ({
  worlds: numberOf(worlds, 'worlds') ?? defaultLimits.worlds,
  bytes: numberOf(bytes, 'bytes', 2 ** 20) ?? defaultLimits.bytes,
  callsPerMinute: numberOf(calls, 'calls') ?? defaultLimits.callsPerMinute,
});

const roleOf = (text: string): Role => {
  const role = roles.find((it) => it === text);
  if (!role) throw new CliError(`"${text}" is not a role. Use ${roles.join(', ')}.`);
  return role;
};

const audit = (store: TeamStore, team: string, method: string, path: string) =>
  store.note({ at: Date.now(), key: 'command line', team, method, path, world: null, status: null });

const add = async (store: TeamStore, team: string | undefined, options: KeyOptions): Promise<string> => {
  if (team === undefined || !isTeamName(team))
    throw new CliError(`"${team ?? ''}" is not a team. Use 1 to 32 characters: a-z, 0-9 and -.`);
  const role = roleOf(options.role);
  const { key, text } = makeTeamKey({ team, role, limits: limitsOf(options), createdAt: Date.now() });
  await store.add(key);
  await audit(store, team, 'POST', `/keys/${key.id}`);
  return `${text}\nThis key of team ${team}, role ${role}, is shown only once. Its id is ${key.id}.\n`;
};

const list = async (store: TeamStore): Promise<string> => {
  const lines = (await store.keys()).map(({ id, team, role, limits, createdAt, revokedAt }) =>
    [
      id,
      team,
      role,
      `${limits.worlds} worlds, ${Math.round(limits.bytes / 2 ** 20)} MB, ${limits.callsPerMinute} calls/min`,
      `added ${new Date(createdAt).toISOString()}`,
      ...(revokedAt === null ? [] : [`revoked ${new Date(revokedAt).toISOString()}`]),
    ].join('  '),
  );
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'There are no keys of teams.\n';
};

const revoke = async (store: TeamStore, id: string | undefined): Promise<string> => {
  const key = id === undefined ? undefined : await store.find(id);
  if (!key) throw new CliError(`There is no key "${id ?? ''}". "keys list" shows the ids.`);
  if (!(await store.revoke(key.id, Date.now()))) throw new CliError(`The key ${key.id} was revoked before.`);
  await audit(store, key.team, 'DELETE', `/keys/${key.id}`);
  return `The key ${key.id} of team ${key.team} is revoked.\n`;
};

/** Runs `keys add TEAM`, `keys list` or `keys revoke ID` and returns the output. */
export const manageKeys = async (
  store: TeamStore,
  [action, subject]: readonly string[],
  options: KeyOptions,
): Promise<string> => {
  if (action === 'add') return add(store, subject, options);
  if (action === 'list') return list(store);
  if (action === 'revoke') return revoke(store, subject);
  throw new CliError('Use keys add TEAM, keys list or keys revoke ID. See --help.');
};
