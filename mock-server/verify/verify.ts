import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';
import type { ErrorCode } from '../../src/contract/errors.ts';
import type { Value } from '../../src/contract/types.ts';
import { isAgentHome } from '../../src/features/account/model/roles.ts';
import { matchesPattern } from '../core/matching/pattern.ts';
import { Backend, type BackendResponse, sealed } from './backend.ts';
import { readReply, refusalFaults, successFaults } from './checks.ts';
import { corsFaults } from './cors.ts';
import { type Fault, type Finding, fault, toFinding } from './finding.ts';
import { invalidQuery, queryFor } from './queries.ts';

export interface VerifyOptions {
  readonly base: string;
  /** Member to log in as; without one only guest endpoints are checked. */
  readonly account?: string | undefined;
  readonly password?: string | undefined;
  /** Sent with every call: `X-Sim-World`, keys of a gateway. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Origin of a site on another host, for which CORS is checked. */
  readonly origin?: string | undefined;
  /** Also sends empty bodies to endpoints that change state, which have to refuse them. */
  readonly write?: boolean;
  /** Paths of the endpoints to check, `*` for anything; all if empty. The settings and the login are always asked. */
  readonly only?: readonly string[] | undefined;
}

export interface Report {
  readonly findings: readonly Finding[];
  /** Names of the endpoints that were called. */
  readonly checked: readonly string[];
  /** Endpoints that were not called, with the reason. */
  readonly skipped: ReadonlyMap<string, string>;
}

/** GETs with side effects: a trial account, a chat, a captcha. */
const leavesTraces = new Set(['trialUser', 'launchChat', 'captcha']);

const rowNamed = (name: string): Endpoint => {
  const row = endpoints.get(name);
  if (!row) throw new Error(`no endpoint ${name}`);
  return row;
};

class Verification {
  readonly findings: Finding[] = [];
  readonly checked: string[] = [];
  readonly skipped = new Map<string, string>();
  readonly known = new Map<string, unknown>();
  readonly #backend: Backend;
  readonly #options: VerifyOptions;
  #token: string | undefined;
  #agent = false;

  constructor(options: VerifyOptions) {
    this.#options = options;
    this.#backend = new Backend(options.base, options.headers);
  }

  async run(): Promise<void> {
    const rows = [...endpoints.values()];
    const reads = rows.filter(({ method, changesState }) => method === 'GET' && !changesState);
    await this.#expectReply(rowNamed('consolidatedSettings'));
    await this.#logIn();
    // The member’s reply holds the role; lists come before endpoints that need an id from them.
    const first = ['memberInfo', 'lotteryList', 'orders', 'depositReport', 'withdrawReport', 'downlines'];
    const ordered = [...first.map(rowNamed), ...reads.filter(({ name }) => !first.includes(name))];
    for (const row of ordered) {
      if (!this.#isWanted(row)) this.skipped.set(row.name, 'left out by --only');
      else if (!this.checked.includes(row.name)) await this.#checkRead(row);
    }
    await this.#checkUnknown();
    if (this.#options.write)
      for (const row of rows) if (!reads.includes(row) && this.#isWanted(row)) await this.#checkEmptyBody(row);
    if (this.#options.origin) this.#note(rowNamed('login'), await corsFaults(this.#backend, this.#options.origin));
    if (this.#token) await this.#expectReply(rowNamed('logout'));
  }

  #isWanted({ path }: Endpoint): boolean {
    const { only = [] } = this.#options;
    return only.length === 0 || only.some((pattern) => matchesPattern(pattern, path));
  }

  #note(row: Endpoint, faults: readonly Fault[]): void {
    for (const found of faults) this.findings.push(toFinding(row, found));
  }

  /** Logs in with an encrypted body, as the site does; without a session only guest endpoints are checked. */
  async #logIn(): Promise<void> {
    const { account, password } = this.#options;
    const settings = this.known.get('consolidatedSettings') as Value<'consolidatedSettings'> | undefined;
    if (!account || !settings) return;
    const login = rowNamed('login');
    try {
      const response = await this.#backend.send('/', { method: 'HEAD' }).catch(() => undefined);
      const now = Date.parse(response?.headers.get('date') ?? '') || Date.now();
      const sent = await sealed({ username: account, password, type: 0 }, settings.encryption, now);
      const value = this.#expectSuccess(login, await this.#backend.call(login, sent));
      const token = (value as { token?: unknown } | undefined)?.token;
      if (typeof token !== 'string') return;
      this.#token = token;
      this.#agent = isAgentHome((value as Value<'login'>).customerType);
    } catch (error) {
      this.#note(login, [fault('field', 'encryption.key', `no key to encrypt with: ${(error as Error).message}`)]);
    }
  }

  /** Returns the value of a reply that should be a success; records every fault. */
  #expectSuccess(row: Endpoint, response: BackendResponse): unknown {
    this.checked.push(row.name);
    const { faults, reply } = readReply(row, response);
    this.#note(row, [...faults, ...(reply ? successFaults(row, reply) : [])]);
    if (reply?.success) this.known.set(row.name, reply.value);
    return reply?.value;
  }

  async #expectReply(row: Endpoint, query?: Readonly<Record<string, unknown>>): Promise<void> {
    this.#expectSuccess(row, await this.#backend.call(row, { query, token: this.#token }));
  }

  #expectError(
    row: Endpoint,
    response: BackendResponse,
    wanted: ErrorCode,
    what: string,
    kind: 'access' | 'input',
  ): void {
    const { faults, reply } = readReply(row, response);
    this.#note(row, [...faults, ...(reply ? refusalFaults(reply, wanted, what, kind) : [])]);
  }

  async #checkRead(row: Endpoint): Promise<void> {
    const query = queryFor(row, this.known);
    const barred = row.access === 'agent' && !this.#agent;
    const reason =
      leavesTraces.has(row.name) && !this.#options.write
        ? 'has side effects; use --write'
        : row.access === 'visit'
          ? 'called by game frames only'
          : row.access !== 'anyone' && !this.#token
            ? 'not logged in'
            : query === undefined && !barred
              ? 'no entry to ask for was found'
              : undefined;
    if (reason) this.skipped.set(row.name, reason);
    const before = this.findings.length;
    if (!reason && barred) {
      this.checked.push(row.name);
      const response = await this.#backend.call(row, { query: query ?? {}, token: this.#token });
      this.#expectError(row, response, 'permission.denied', 'a member who is no agent', 'access');
    } else if (!reason) await this.#expectReply(row, query);
    // An endpoint that fails a valid call would fail the invalid ones for the same reason.
    if (this.findings.length > before || leavesTraces.has(row.name)) return;
    if (row.access !== 'anyone') {
      const response = await this.#backend.call(row, { query: query ?? {} });
      this.#expectError(row, response, 'session.required', 'without a token', 'access');
    }
    const broken = !reason && !barred && query ? invalidQuery(row, query) : undefined;
    if (broken && this.findings.length === before) {
      const response = await this.#backend.call(row, { query: broken.query, token: this.#token });
      this.#expectError(row, response, 'request.invalid', `a broken ${broken.field}`, 'input');
    }
  }

  /** Checks that a path outside the contract is 404; the body may be anything. */
  async #checkUnknown(): Promise<void> {
    const { status } = await this.#backend.send('/wps/verify/no/such/row');
    if (status === 404) return;
    this.findings.push({
      row: '',
      kind: 'status',
      method: 'GET',
      path: '/wps/verify/no/such/row',
      field: '',
      message: `unknown path: expected 404, got ${status}`,
    });
  }

  async #checkEmptyBody(row: Endpoint): Promise<void> {
    if (!row.body || row.body.safeParse({}).success || row.send === 'files' || row.send === 'form') return;
    if (row.access !== 'anyone' && !this.#token) return;
    const settings = this.known.get('consolidatedSettings') as Value<'consolidatedSettings'> | undefined;
    if (row.send === 'encrypted' && !settings?.encryption.plainAllowed) return;
    this.checked.push(row.name);
    const response = await this.#backend.call(row, { body: {}, token: this.#token });
    const { faults, reply } = readReply(row, response);
    this.#note(row, faults);
    if (reply?.success) this.#note(row, [fault('input', '', 'an empty body: expected an error, got success')]);
  }
}

/** Checks every endpoint of a backend against the contract. Reads only, apart from its own session, unless `write` is set. */
export const verifyBackend = async (options: VerifyOptions): Promise<Report> => {
  const verification = new Verification(options);
  await verification.run();
  const { findings, checked, skipped } = verification;
  return { findings, checked: [...new Set(checked)], skipped };
};
