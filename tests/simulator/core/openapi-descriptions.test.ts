import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { errorsOf } from '#contract/endpoint-errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { adminCalls } from '#sim/openapi/admin-calls.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
}
interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}
interface Described {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
  readonly headers?: Readonly<Record<string, Described>>;
}
interface Parameter extends Described {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | { $ref: string })[];
  readonly requestBody?: Described;
  readonly responses: Readonly<Record<string, Described>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
interface Document {
  readonly info: { readonly contact?: { readonly url?: string } };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Paths;
  readonly webhooks: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = (await (await fetch(`${simulator.origin}/__admin/openapi.json`)).json()) as Document;

const resolve = <T extends object>(part: T | { $ref: string }): T => {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document) as T;
};

const operations = [document.paths, document.webhooks].flatMap((paths) =>
  Object.values(paths).flatMap((methods) => Object.values(methods)),
);

const isDescribed = (part: Described | Schema): boolean =>
  Boolean(part.description || resolve<Described | Schema>(part as Schema).description);

/** Returns paths of properties of a schema without a description. */
const undescribedIn = (schema: Schema, where: string): string[] => {
  if (schema.$ref) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    ...(isDescribed(inner) ? [] : [`${where}.${name}`]),
    ...undescribedIn(inner, `${where}.${name}`),
  ]);
  const { items, additionalProperties: rest } = schema;
  const inner = [items, typeof rest === 'object' ? rest : undefined].filter((it) => it !== undefined);
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...own, ...[...inner, ...either].flatMap((it) => undescribedIn(it, where))];
};

const contentsOf = (part: Described | undefined): Content[] => Object.values(part ? (resolve(part).content ?? {}) : {});

test('every property of every request, response, callback and component has a description', () => {
  const found = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap(contentsOf)
      .flatMap(({ schema }) => undescribedIn(schema, operationId)),
  );
  const components = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribedIn(schema, name),
  ]);
  expect([...new Set([...found, ...components])]).toEqual([]);
});

test('every parameter, header, response and operation has a description', () => {
  const found = operations.flatMap(({ operationId, summary, description, tags, parameters = [], responses }) => [
    ...(summary && description && tags?.length === 1 ? [] : [operationId]),
    ...parameters
      .map((it) => resolve<Parameter>(it))
      .filter((it) => !isDescribed(it))
      .map(({ name }) => `${operationId} ${name}`),
    ...Object.entries(responses).flatMap(([status, reply]) => {
      const { description, headers = {} } = resolve<Described>(reply as Described & { $ref: string });
      const bare = Object.entries(headers).filter(([, header]) => !isDescribed(header));
      return [
        ...(description ? [] : [`${operationId} ${status}`]),
        ...bare.map(([name]) => `${operationId} ${status} ${name}`),
      ];
    }),
  ]);
  expect(found).toEqual([]);
  const tags = new Set(operations.flatMap((it) => it.tags ?? []));
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...tags].sort());
  expect(document.tags.filter(({ description = '' }) => description.length < 10)).toEqual([]);
});

test('summaries are one line of several words, and no number limit is that of JavaScript', () => {
  const unsuitable = operations.filter(({ summary = '' }) => summary.split(' ').length < 2 || summary.length > 120);
  expect(unsuitable.map(({ operationId, summary }) => `${operationId}: ${summary}`)).toEqual([]);
  expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test('descriptions add more than the name', () => {
  const uninformative = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(
        ([field, { description = '' }]) => /^(the|an?) /i.test(description) && description.length < field.length + 8,
      )
      .map(([field]) => `${name}.${field}`),
  );
  expect(uninformative).toEqual([]);
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', ...document });
const schemaErrors = (schema: Schema, value: unknown): string[] => {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
  const validate = ajv.compile(local);
  return validate(value) ? [] : (validate.errors ?? []).map((it) => `${it.instancePath} ${it.message}`);
};

const operationOf = (name: string): Operation => {
  const { path, method } = endpoints.get(name) as { path: string; method: string };
  return document.paths[path]?.[method.toLowerCase()] as Operation;
};

test.each([...endpoints.keys()])('the examples of %s are valid', (name) => {
  const endpoint = endpoints.get(name);
  const { parameters = [], requestBody, responses } = operationOf(name);
  for (const parameter of parameters.map((it) => resolve<Parameter>(it)).filter((it) => it.in === 'query')) {
    if (parameter.example === undefined) continue;
    expect({ [parameter.name]: schemaErrors(parameter.schema, parameter.example) }).toEqual({ [parameter.name]: [] });
  }
  if (endpoint?.send && endpoint.body) {
    const [content] = contentsOf(requestBody);
    expect(content).toHaveProperty('example');
    expect(endpoint.body.safeParse(content?.example).error?.issues ?? []).toEqual([]);
    expect(schemaErrors(content?.schema ?? {}, content?.example)).toEqual([]);
  }
  const [reply] = contentsOf(responses['200']);
  expect(schemaErrors(reply?.schema ?? {}, reply?.example)).toEqual([]);
  expect(
    endpoint?.reply.safeParse((reply?.example as { value?: unknown } | undefined)?.value).error?.issues ?? [],
  ).toEqual([]);
});

test('every body of the admin API has a valid example', () => {
  const found = adminCalls.flatMap(({ name, path, method, body }) => {
    if (!body) return [];
    const [content] = contentsOf(document.paths[`/__admin${path}`]?.[method]?.requestBody);
    const issues = body.safeParse(content?.example).error?.issues ?? [];
    return [...issues.map((it) => it.message), ...schemaErrors(content?.schema ?? {}, content?.example)].map(
      (it) => `${name}: ${it}`,
    );
  });
  expect(found).toEqual([]);
});

test('every error has a valid example', () => {
  const ids = [...endpoints.values()].flatMap((it) =>
    errorsOf(it).map((code) => (it.details?.[code] ? `${it.name}.${code}` : code)),
  );
  const found = [...new Set(ids)].flatMap((id) => {
    const schema = document.components.schemas[id];
    const [example] = schema?.examples ?? [];
    return example === undefined
      ? [`${id} has none`]
      : schemaErrors(schema as Schema, example).map((it) => `${id}${it}`);
  });
  expect(found).toEqual([]);
});

test('encrypted bodies, files and headers are documented as they are sent', () => {
  const { requestBody, parameters = [], responses } = operationOf('login');
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json']);
  expect(JSON.stringify(requestBody)).toContain('#/components/schemas/EncryptedBody');
  const headers = parameters.map((it) => resolve<Parameter>(it)).filter((it) => it.in === 'header');
  expect(headers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Encryption', 'Captcha-Id', 'Device', 'Device-Id', 'X-Sim-World']),
  );
  expect(Object.keys(resolve<Described>(responses['429'] as never).headers ?? {})).toContain('Retry-After');
  expect(Object.keys(resolve<Described>(operationOf('captcha').responses['200'] as never).headers ?? {})).toEqual(
    expect.arrayContaining(['Captcha-Id', 'Date']),
  );
  expect(JSON.stringify(operationOf('feedback').requestBody)).toContain('"images"');
});

test('the document contains the server address, the contact and the callbacks', () => {
  expect(document.servers[0]?.url).toBe(simulator.origin);
  expect(document.info.contact?.url).toMatch(/^http/);
  expect(Object.keys(document.webhooks)).toContain('deposit.approved');
});

test('entities are named components', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Game', 'Bet', 'BankCard', 'Member', 'Wallet', 'Deposit', 'Withdrawal', 'LotteryOrder']),
  );
});

test('every response of the admin API has a schema with a type or named parts', () => {
  const bare = adminCalls.flatMap(({ name, path, method, reply }) => {
    const responses = document.paths[`/__admin${path}`]?.[method]?.responses ?? {};
    const [, response] = Object.entries(responses).find(([status]) => /^20[01]$/.test(status)) ?? [];
    const contents = contentsOf(response);
    const isTyped = contents.every(({ schema }) => Object.keys(schema).some((key) => key !== 'description'));
    return reply && contents.length > 0 && isTyped ? [] : reply ? [name] : [];
  });
  expect(bare).toEqual([]);
});

/** Returns paths of texts in an example that only repeat the name of their field. */
const fillersIn = (value: unknown, where: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((it) => fillersIn(it, where));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) =>
    it === name && !/^[A-Z]+$/.test(name) ? [`${where}.${name}`] : fillersIn(it, `${where}.${name}`),
  );
};

test('no text of an example is the name of its field', () => {
  const found = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, responses['200']].flatMap(contentsOf).flatMap(({ example }) => fillersIn(example, operationId)),
  );
  expect(found).toEqual([]);
});

/** JSON types that a unit in a description allows. */
const typesOfUnits: readonly (readonly [unit: RegExp, types: readonly string[]])[] = [
  [/YYYY-MM-DD/, ['string']],
  [/epoch ms/i, ['integer', 'number']],
  [/\bmajor units\b/i, ['integer', 'number']],
];

/** Returns paths of properties whose description names a unit that their type or codes cannot have. */
const wrongUnitsIn = (schema: Schema & { enum?: unknown; type?: string }, where: string): string[] => {
  const { description = '', type, properties = {}, items, anyOf = [] } = schema;
  const isWrong =
    type !== undefined &&
    ['string', 'integer', 'number', 'boolean'].includes(type) &&
    typesOfUnits.some(
      ([unit, types]) => unit.test(description) && (schema.enum !== undefined || !types.includes(type)),
    );
  return [
    ...(isWrong ? [`${where}: ${description}`] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => wrongUnitsIn(inner, `${where}.${name}`)),
    ...(items ? wrongUnitsIn(items, where) : []),
    ...anyOf.flatMap((inner) => wrongUnitsIn(inner, where)),
  ];
};

test('units in descriptions fit the types', () => {
  const inOperations = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap(contentsOf)
      .flatMap(({ schema }) => wrongUnitsIn(schema, operationId)),
  );
  const inComponents = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    wrongUnitsIn(schema, name),
  );
  expect([...new Set([...inOperations, ...inComponents])]).toEqual([]);
});
