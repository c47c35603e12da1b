import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const get = (path: string) => fetch(`${simulator.origin}/__admin${path}`);

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { operationId: string }>>;
}
const text = await (await get('/openapi.json')).text();
const document = JSON.parse(text) as Document;

test('the document contains every endpoint of the contract and the admin API', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  for (const { name, method, path } of endpoints.values()) {
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  }
  expect(Object.keys(document.paths)).toContain('/__admin/worlds/{world}/faults');
});

test('an independent validator finds the document valid', async () => {
  const result = await new Validator().validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('validators that divide floating-point numbers accept every amount with two decimals', () => {
  const schemas = new Map<string, object>();
  JSON.parse(text, (_, value: unknown) => {
    const { multipleOf, description = '' } = Object(value) as { multipleOf?: number; description?: unknown };
    const isAmount = multipleOf !== undefined || / At most \d+ decimals\.$/.test(String(description));
    if (isAmount) schemas.set(JSON.stringify(value), value as object);
    return value;
  });
  expect([...schemas.keys()].filter((it) => it.includes('At most 2 decimals.')).length).toBeGreaterThan(5);
  const validator = new Ajv2020({ strict: false });
  for (const [key, schema] of schemas) {
    const isValid = validator.compile(schema);
    const refused = Array.from({ length: 10_000 }, (_, nth) => (nth + 1) / 100).filter((it) => !isValid(it));
    expect(refused, key).toEqual([]);
  }
});

test('the API explorer is served from own files under a content security policy', async () => {
  const page = await get('/docs');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await page.text()).toContain('/__admin/docs/swagger-ui-bundle.js');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  const script = await get('/docs/swagger-ui-bundle.js');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await script.text()).length).toBeGreaterThan(100_000);
});

test('Redocly finds no problems', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The API has no license.
      'info-license': 'off',
      'info-license-url': 'off',
      // Records with enumerated keys list them as `propertyNames`.
      'no-required-schema-properties-undefined': 'off',
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  const found = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(found).toEqual([]);
});

test('Spectral finds neither errors nor warnings', { timeout: 60_000 }, async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas as never] });
  const problems = await linter.run(JSON.parse(text));
  expect(problems.map(({ code, path }) => `${code}: ${path.join('/')}`)).toEqual([]);
});
