import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTool, startWithDocument } from './support.ts';

interface Injected {
  readonly statusCode: number;
  json(): unknown;
}

interface Fastify {
  register(plugin: unknown, options: object): Promise<void>;
  setErrorHandler(
    handle: (error: { validation?: unknown; message: string }, request: unknown, reply: Reply) => void,
  ): void;
  inject(call: object): Promise<Injected>;
  close(): Promise<void>;
}

interface Reply {
  code(status: number): { send(body: object): void };
}

const { file } = await startWithDocument('glue');
const { default: makeServer } = await loadTool<{ default: () => Fastify }>('fastify');
const { default: glue } = await loadTool<{ default: unknown }>('fastify-openapi-glue');

test('a server of fastify-openapi-glue starts from the document and refuses wrong bodies', async () => {
  const server = makeServer();
  const session = { token: 't', userName: 'player01', customerType: 0, firstTimeLogin: false };
  const answer = async () => ({ success: true, value: session, errorCode: null, message: null });
  // Responses of the contract are envelopes, also those for wrong bodies.
  server.setErrorHandler(({ validation, message }, _request, reply) =>
    reply.code(validation ? 422 : 500).send({
      success: false,
      value: { fields: [{ field: 'body', rule: 'schema' }] },
      errorCode: validation ? 'request.invalid' : 'system.unknown',
      message,
    }),
  );
  const serviceHandlers = new Proxy({}, { get: () => answer, has: () => true });
  await server.register(glue, { specification: JSON.parse(readFileSync(file, 'utf8')) as object, serviceHandlers });
  const login = async (payload: object): Promise<readonly [number, unknown]> => {
    const reply = await server.inject({ method: 'POST', url: '/wps/session/login', payload });
    return [reply.statusCode, reply.json()];
  };
  expect(await login({ username: 'player01', password: 'Passw0rd1', type: 0 })).toMatchObject([
    200,
    { value: session },
  ]);
  for (const wrong of [{}, { username: 'player01' }, { username: 'player01', password: 'Passw0rd1', type: 'x' }])
    expect(await login(wrong)).toMatchObject([422, { errorCode: 'request.invalid' }]);
  await server.close();
});
