import { createDocument } from 'zod-openapi';
import { endpoints } from '../../src/contract/endpoints.ts';
import { adminPaths } from './admin-paths.ts';
import { domainOf, sitePaths } from './site-paths.ts';

const tags = (): { name: string; description: string }[] => [
  ...[...new Set([...endpoints.values()].map(domainOf))]
    .sort()
    .map((name) => ({ name, description: `Calls of the site: ${name}.` })),
  { name: 'admin', description: 'What testers and developers steer the simulator with.' },
];

/** Contract and admin API as one OpenAPI 3.1 document. */
export const makeDocument = (version: string) =>
  createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Backend simulator',
      version,
      description: 'The whole backend that the site talks to, and the API that steers it. Generated from the contract.',
      license: { name: 'Unlicensed', url: '/' },
    },
    servers: [{ url: '/', description: 'The simulator that serves this document.' }],
    tags: tags(),
    paths: { ...sitePaths(), ...adminPaths() },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Token of a login.' },
        adminKey: { type: 'http', scheme: 'bearer', description: 'Asked for when the simulator listens to others.' },
      },
    },
  });
