import { type CreateDocumentOptions, createDocument } from 'zod-openapi';
import { adminPaths } from './admin-paths.ts';
import { sitePaths } from './site-paths.ts';
import { tagTexts } from './tags.ts';
import { webhooks } from './webhooks.ts';

const description = `The whole backend that the site talks to, and the API that controls its simulator.
Generated from the contract; \`docs/backend.md\` has what no schema says.

**Replies.** Every reply of the site's calls is \`{ "success", "value", "errorCode", "message" }\`. A refusal has the HTTP status of its
code; \`value\` holds its details. Amounts are in major units with at most two decimals, times epoch milliseconds, days \`YYYY-MM-DD\` in the market’s time zone.

**Order of checks.** The first check that fails decides the reply: size, charset and syntax of the body, decryption, maintenance and
upgrade, region, session, flag, kind of account, closed account, pending change of a password, whether the body may be plain, query, body,
\`Idempotency-Key\`, then the rules of the call. A body with files is read after the session is checked.

**Sessions.** \`login\` returns a token for \`Authorization: Bearer\`. Devices send a random \`Device-Id\` with POST calls before a login.

**Encrypted bodies.** Login and registration take \`{ "jwe" }\` with the header \`Encryption\`, see \`EncryptedBody\`; plain JSON too where
\`consolidatedSettings.encryption.plainAllowed\` is true.

**Repeats.** Calls that move money, or that a repeat would spoil, carry an \`Idempotency-Key\`: the same key with the same body gets the first
reply again, another body is refused with \`request.conflict\`. Refusals are not kept.`;

/** Converts schemas that generators and linters of other languages cannot read. */
const override: CreateDocumentOptions['override'] = ({ jsonSchema }) => {
  const { pattern, multipleOf, prefixItems, properties, additionalProperties, description = '' } = jsonSchema;
  // Validators in strict mode refuse keywords that they do not know; it is metadata of the simulator.
  delete jsonSchema['x-secret'];
  // Equivalent to no schema, but generated types would accept every property name.
  if (properties && typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0)
    delete jsonSchema.additionalProperties;
  // The integer bounds of JavaScript are not a constraint of a field.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Regular expressions without the flag `u` do not support character classes of letters.
  if (pattern?.includes('\\p{')) {
    delete jsonSchema.pattern;
    jsonSchema.description = `${description} Letters of any script, spaces, dots, hyphens and apostrophes.`.trim();
  }
  // Validators that divide floating-point numbers find that 0.29 is no multiple of 0.01.
  if (multipleOf !== undefined && !Number.isInteger(multipleOf)) {
    const decimals = Math.round(-Math.log10(multipleOf));
    delete jsonSchema.multipleOf;
    jsonSchema.description = `${description} At most ${decimals} decimals.`.trim();
  }
  if (prefixItems?.length) {
    delete jsonSchema.prefixItems;
    Object.assign(jsonSchema, { items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length });
  }
};

/** Returns contract and admin API as one OpenAPI 3.1 document; `address` is the URL of the simulator. */
export const makeDocument = (version: string, address = 'http://localhost:4321') =>
  createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Backend simulator',
        version,
        description,
        contact: { name: 'Maintainers of the simulator', url: `${address}/__admin/` },
        license: { name: 'Unlicensed', url: `${address}/__admin/docs` },
      },
      servers: [
        { url: address, description: 'The simulator that serves this document.' },
        {
          url: '{origin}',
          description: 'A backend of your own.',
          variables: { origin: { default: 'https://api.example', description: 'Origin of the backend.' } },
        },
      ],
      externalDocs: { url: `${address}/__admin/`, description: 'Guides of the simulator.' },
      tags: Object.entries(tagTexts).map(([name, text]) => ({ name, description: text })),
      paths: { ...sitePaths(), ...adminPaths() },
      webhooks: webhooks(),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'Token of a login.' },
          adminKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'Key that the simulator prints when it listens to other machines.',
          },
        },
      },
    },
    { override },
  );
