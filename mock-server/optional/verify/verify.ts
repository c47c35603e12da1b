import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Value } from '#contract/types.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { matchesPattern } from '#sim/core/matching/pattern.ts';
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
  /** Paths of the endpoints to check, `*` matches any text; all if empty. Settings and login are always called. */
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
const hasSideEffects = new Set(['trialUser', 'launchChat', 'captcha']);

const endpointNamed = (name: string): Endpoint => {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  return endpoint;
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
    const all = [...endpoints.values()];
    const reads = all.filter(({ method, changesState }) => method === 'GET' && !changesState);
    await this.#expectReply(endpointNamed('consolidatedSettings'));
    await this.#logIn();
    // The member's reply contains the role; lists come before endpoints that need an id from them.
    const first = ['memberInfo', 'lotteryList', 'orders', 'depositReport', 'withdrawReport', 'downlines'];
    const ordered = [...first.map(endpointNamed), ...reads.filter(({ name }) => !first.includes(name))];
    for (const endpoint of ordered) {
      if (!this.#isWanted(endpoint)) this.skipped.set(endpoint.name, 'left out by --only');
      else if (!this.checked.includes(endpoint.name)) await this.#checkRead(endpoint);
    }
    await this.#checkUnknown();
    if (this.#options.write)
      for (const endpoint of all)
        if (!reads.includes(endpoint) && this.#isWanted(endpoint)) await this.#checkEmptyBody(endpoint);
    if (this.#options.origin) this.#note(endpointNamed('login'), await corsFaults(this.#backend, this.#options.origin));
    if (this.#token) await this.#expectReply(endpointNamed('logout'));
  }

  #isWanted({ path }: Endpoint): boolean {
    const { only = [] } = this.#options;
    return only.length === 0 || only.some((pattern) => matchesPattern(pattern, path));
  }

  #note(endpoint: Endpoint, faults: readonly Fault[]): void {
    for (const found of faults) this.findings.push(toFinding(endpoint, found));
  }

  /** Logs in with an encrypted body, as the site does; without a session only guest endpoints are checked. */
  async #logIn(): Promise<void> {
    const { account, password } = this.#options;
    const settings = this.known.get('consolidatedSettings') as Value<'consolidatedSettings'> | undefined;
    if (!account || !settings) return;
    const login = endpointNamed('login');
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
  #expectSuccess(endpoint: Endpoint, response: BackendResponse): unknown {
    this.checked.push(endpoint.name);
    const { faults, reply } = readReply(endpoint, response);
    this.#note(endpoint, [...faults, ...(reply ? successFaults(endpoint, reply) : [])]);
    if (reply?.success) this.known.set(endpoint.name, reply.value);
    return reply?.value;
  }

  async #expectReply(endpoint: Endpoint, query?: Readonly<Record<string, unknown>>): Promise<void> {
    this.#expectSuccess(endpoint, await this.#backend.call(endpoint, { query, token: this.#token }));
  }

  #expectError(
    endpoint: Endpoint,
    response: BackendResponse,
    wanted: ErrorCode,
    subject: string,
    kind: 'access' | 'input',
  ): void {
    const { faults, reply } = readReply(endpoint, response);
    this.#note(endpoint, [...faults, ...(reply ? refusalFaults(reply, wanted, subject, kind) : [])]);
  }

  async #checkRead(endpoint: Endpoint): Promise<void> {
    const query = queryFor(endpoint, this.known);
    const needsAgent = endpoint.access === 'agent' && !this.#agent;
    const reason =
      hasSideEffects.has(endpoint.name) && !this.#options.write
        ? 'has side effects; use --write'
        : endpoint.access === 'visit'
          ? 'called by game frames only'
          : endpoint.access !== 'anyone' && !this.#token
            ? 'not logged in'
            : query === undefined && !needsAgent
              ? 'no entry to ask for was found'
              : undefined;
    if (reason) this.skipped.set(endpoint.name, reason);
    const before = this.findings.length;
    if (!reason && needsAgent) {
      this.checked.push(endpoint.name);
      const response = await this.#backend.call(endpoint, { query: query ?? {}, token: this.#token });
      this.#expectError(endpoint, response, 'permission.denied', 'a member who is not an agent', 'access');
    } else if (!reason) await this.#expectReply(endpoint, query);
    // An endpoint that fails a valid call would fail the invalid ones for the same reason.
    if (this.findings.length > before || hasSideEffects.has(endpoint.name)) return;
    if (endpoint.access !== 'anyone') {
      const response = await this.#backend.call(endpoint, { query: query ?? {} });
      this.#expectError(endpoint, response, 'session.required', 'without a token', 'access');
    }
    const invalidated = !reason && !needsAgent && query ? invalidQuery(endpoint, query) : undefined;
    if (invalidated && this.findings.length === before) {
      const response = await this.#backend.call(endpoint, { query: invalidated.query, token: this.#token });
      this.#expectError(endpoint, response, 'request.invalid', `a broken ${invalidated.field}`, 'input');
    }
  }

  /** Checks that a path outside the contract returns 404, with any body. */
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

  async #checkEmptyBody(endpoint: Endpoint): Promise<void> {
    if (!endpoint.body || endpoint.body.safeParse({}).success || endpoint.send === 'files' || endpoint.send === 'form')
      return;
    if (endpoint.access !== 'anyone' && !this.#token) return;
    const settings = this.known.get('consolidatedSettings') as Value<'consolidatedSettings'> | undefined;
    if (endpoint.send === 'encrypted' && !settings?.encryption.plainAllowed) return;
    this.checked.push(endpoint.name);
    const response = await this.#backend.call(endpoint, { body: {}, token: this.#token });
    const { faults, reply } = readReply(endpoint, response);
    this.#note(endpoint, faults);
    if (reply?.success) this.#note(endpoint, [fault('input', '', 'an empty body: expected an error, got success')]);
  }
}

/** Checks every endpoint of a backend against the contract. Reads only, apart from its own session, unless `write` is set. */
export const verifyBackend = async (options: VerifyOptions): Promise<Report> => {
  const verification = new Verification(options);
  await verification.run();
  const { findings, checked, skipped } = verification;
  return { findings, checked: [...new Set(checked)], skipped };
};
