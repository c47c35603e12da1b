import { createDocument } from 'zod-openapi';
import { endpoints } from '../../src/contract/endpoints.ts';
import { adminPaths } from './admin-paths.ts';
import { domainOf, sitePaths } from './site-paths.ts';

const tags = (): { name: string; description: string }[] => [
  ...[...new Set([...endpoints.values()].map(domainOf))]
    .sort()
    .map((name) => ({ name, description: `Calls of the site: ${name}.` })),
  { name: 'admin', description: 'API for testers and developers.' },
];

/** Contract and admin API as one OpenAPI 3.1 document. */
export const makeDocument = (version: string) =>
  createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Backend simulator',
      version,
      description: 'The backend of the site and the admin API of the simulator. Generated from the contract.',
      license: { name: 'Unlicensed', url: '/' },
    },
    servers: [{ url: '/', description: 'This simulator.' }],
    tags: tags(),
    paths: { ...sitePaths(), ...adminPaths() },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Token of a login.' },
        adminKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'Required when the simulator listens on other addresses than loopback.',
        },
      },
    },
  });
