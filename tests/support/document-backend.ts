import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll } from 'vitest';

/* A backend that uses only the OpenAPI document: the calls, their access rules, required parts and responses. No
   code of the contract or the simulator is used, so that it shows whether the document is sufficient. */

interface Reply {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly example?: { readonly value: unknown } }>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, Reply>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly examples?: readonly object[] }>> };
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly errorCode: string | null;
}

interface Account {
  readonly username: string;
  readonly password: string;
}

/** Returns the status under which an operation documents a code; a response of several codes contains their names. */
const statusOf = ({ responses }: Operation, code: string): number =>
  Number(
    Object.entries(responses).find(
      ([, reply]) =>
        reply.$ref?.split('/').at(-1)?.split('_').includes(code) || JSON.stringify(reply).includes(`schemas/${code}"`),
    )?.[0] ?? 500,
  );

const fieldsOf = ({ errors }: ValidateFunction) =>
  (errors ?? []).map(({ instancePath, params, keyword }) => ({
    field: [...instancePath.split('/').slice(1), (params as { missingProperty?: string }).missingProperty ?? []]
      .flat()
      .join('.'),
    rule: keyword,
  }));

/** Starts a backend made from a document, with one member. */
export const startDocumentBackend = async (document: Document, member: Account) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true });
  ajv.addSchema({ $id: 'document', ...document });
  const local = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
  const validators = new Map<object, ValidateFunction>();
  const validate = (schema: object): ValidateFunction => {
    const known = validators.get(schema) ?? ajv.compile(local(schema));
    validators.set(schema, known);
    return known;
  };
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
  const key = await exportJWK(publicKey);
  const sessions = new Set<string>();
  const nonces = new Set<string>();

  const errorAnswer = (operation: Operation, code: string, value?: unknown): Answer => {
    const [example] = document.components.schemas[code]?.examples ?? [];
    const details = (example as { value?: unknown } | undefined)?.value ?? null;
    return { status: statusOf(operation, code), value: value ?? details, errorCode: code };
  };

  const exampleOf = ({ responses }: Operation): unknown =>
    responses['200']?.content?.['application/json']?.example?.value;

  const open = async (jwe: string): Promise<unknown> => {
    const { plaintext } = await compactDecrypt(jwe, privateKey);
    const { body, nonce } = JSON.parse(new TextDecoder().decode(plaintext)) as { body: unknown; nonce: string };
    if (nonces.has(nonce)) throw new Error('repeated');
    nonces.add(nonce);
    return body;
  };

  /** Responses that differ from the examples: the key, sessions, and the balance, which is the sum of the wallets. */
  const own: Readonly<Record<string, (operation: Operation, body: unknown, token: string) => Answer>> = {
    consolidatedSettings: (operation) => {
      const settings = exampleOf(operation) as { encryption: object };
      const encryption = {
        ...settings.encryption,
        keyId: 'own',
        key: { ...key, alg: 'RSA-OAEP-256' },
        plainAllowed: true,
      };
      return { status: 200, value: { ...settings, encryption }, errorCode: null };
    },
    login: (operation, body) => {
      const { username, password } = body as Account;
      if (username !== member.username || password !== member.password)
        return errorAnswer(operation, 'login.wrong-password');
      const token = crypto.randomUUID().replaceAll('-', '');
      sessions.add(token);
      return {
        status: 200,
        value: { ...(exampleOf(operation) as object), token, userName: username },
        errorCode: null,
      };
    },
    logout: (operation, _body, token) => {
      sessions.delete(token);
      return { status: 200, value: exampleOf(operation) ?? null, errorCode: null };
    },
  };

  const readBody = async (operation: Operation, request: IncomingMessage): Promise<unknown> => {
    const content = operation.requestBody?.content['application/json'];
    if (!content) return undefined;
    let body: unknown = {};
    try {
      body = JSON.parse(await text(request));
    } catch {
      return errorAnswer(operation, 'request.invalid', { fields: [{ field: '', rule: 'json' }] });
    }
    const check = validate(content.schema);
    if (!check(body)) return errorAnswer(operation, 'request.invalid', { fields: fieldsOf(check) });
    return (request.headers.encryption ?? 'none') === 'none' ? body : open((body as { jwe: string }).jwe);
  };

  const queryFault = (operation: Operation, given: URLSearchParams): Answer | undefined => {
    const parameters = (operation.parameters ?? []).filter((it) => it.in === 'query');
    if (parameters.length === 0) return undefined;
    const schema = {
      type: 'object',
      properties: Object.fromEntries(parameters.map((it) => [it.name, it.schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    };
    const check = ajv.compile(local(schema));
    return check(Object.fromEntries(given))
      ? undefined
      : errorAnswer(operation, 'request.invalid', { fields: fieldsOf(check) });
  };

  const answer = async (operation: Operation, request: IncomingMessage, query: URLSearchParams): Promise<Answer> => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (operation.security.length > 0 && token === undefined) return errorAnswer(operation, 'session.required');
    if (operation.security.length > 0 && !sessions.has(token ?? '')) return errorAnswer(operation, 'session.expired');
    const fault = queryFault(operation, query);
    if (fault) return fault;
    const body = await readBody(operation, request);
    if (typeof body === 'object' && body !== null && 'errorCode' in body) return body as Answer;
    const rule = own[operation.operationId];
    return (
      rule?.(operation, body, token ?? '') ?? { status: 200, value: exampleOf(operation) ?? null, errorCode: null }
    );
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const operation = document.paths[pathname]?.[(request.method ?? 'GET').toLowerCase()];
    if (!operation) return void response.writeHead(404).end();
    const { status, value, errorCode } = await answer(operation, request, searchParams);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ success: errorCode === null, value, errorCode, message: errorCode ?? '' }));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
