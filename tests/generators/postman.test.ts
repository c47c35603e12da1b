import { expect, test } from 'vitest';
import { loadTool, startWithDocument } from './support.ts';

interface Converter {
  readonly default: {
    convertV2(
      input: { type: 'string'; data: string },
      options: object,
      done: (error: unknown, result: { result: boolean; reason?: string; output: { data: object }[] }) => void,
    ): void;
  };
}

interface Execution {
  readonly item: { readonly name: string };
  readonly request: { readonly method: string; readonly url: { getPath(resolved?: boolean): string } };
  readonly response?: { readonly code: number; text(): string };
  readonly requestError?: Error;
}

interface Newman {
  readonly default: {
    run(
      options: object,
      done: (error: Error | null, summary: { run: { executions: Execution[]; failures: unknown[] } }) => void,
    ): void;
  };
}

const { simulator, document } = await startWithDocument('postman');

const convert = async (): Promise<object> => {
  const { default: converter } = await loadTool<Converter>('openapi-to-postmanv2');
  // Optional parameters stay disabled in the collection, because no value suits every call.
  const options = { folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false };
  return new Promise((resolve, reject) => {
    converter.convertV2({ type: 'string', data: document }, options, (error, { result, reason, output }) =>
      result && output[0] ? resolve(output[0].data) : reject(error ?? new Error(reason)),
    );
  });
};

const run = async (collection: object, token: string): Promise<Execution[]> => {
  const { default: newman } = await loadTool<Newman>('newman');
  const envVar = [
    { key: 'baseUrl', value: simulator.origin },
    { key: 'bearerToken', value: token },
  ];
  return new Promise((resolve, reject) => {
    newman.run({ collection, envVar, timeoutRequest: 10_000, reporters: [] }, (error, { run: { executions } }) =>
      error ? reject(error) : resolve(executions),
    );
  });
};

type Operations = Readonly<
  Record<string, { readonly operationId: string; readonly responses: Record<string, unknown> }>
>;

const paths = Object.entries((JSON.parse(document) as { paths: Record<string, Operations> }).paths).map(
  ([path, operations]) => ({ form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), operations }),
);

const operationOf = ({ request }: Execution) => {
  const path = request.url.getPath(true).split('?', 1)[0] ?? '';
  const found = paths.find(({ form }) => form.test(path));
  return found?.operations[request.method.toLowerCase()];
};

test('an unmodified collection of openapi-to-postmanv2 runs in newman with documented responses', async () => {
  const world = simulator.world('default');
  const { value } = await world.signIn('player01');
  const executions = await run(await convert(), value.token);
  const undocumented = executions.flatMap((it) => {
    const { responses = {}, operationId = it.item.name } = operationOf(it) ?? {};
    const code = it.response?.code;
    // Server-sent events do not end.
    if (operationId === 'admin-events') return [];
    return code !== undefined && String(code) in responses && code < 500
      ? []
      : [`${operationId}: ${code ?? it.requestError?.message}`];
  });
  expect(undocumented).toEqual([]);
  const logins = executions.filter((it) => operationOf(it)?.operationId === 'login');
  expect(logins.map(({ response }) => response?.code)).toEqual([200]);
  expect(executions.length).toBeGreaterThan(250);
  const done = executions.filter(({ response }) => response && response.code < 300);
  // The first folder logs the member out, so later calls of members are refused.
  expect(done.length).toBeGreaterThan(80);
});
