import * as definitions from './definitions.ts';
import type { EndpointDefinition, EndpointSchemas } from './endpoint.ts';

/** All exports of the endpoint files, by name. */
export type EndpointModules = typeof definitions;

/** An endpoint with its schemas. */
export interface Endpoint extends EndpointDefinition, EndpointSchemas {}

const modules: Readonly<Record<string, unknown>> = definitions;

const isDefinition = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The endpoint table by name, for the simulator and tests; browsers import single definitions and types. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(modules)
    .filter(isDefinition)
    .map((definition) => {
      const schemas = modules[`${definition.name}Schemas`] as EndpointSchemas | undefined;
      if (!schemas) throw new Error(`contract: endpoint ${definition.name} has no schemas`);
      return [definition.name, { ...definition, ...schemas }] as const;
    }),
);
