import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { productRoot, productVersion } from '#sim/product.ts';
import { adminClientOf, backendClientOf } from './admin-client.ts';
import { tools } from './tools.ts';

const guides = join(productRoot, 'docs/simulator');

const resultOf = (value: unknown, output: object | undefined) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) ?? 'null' }],
  ...(output && { structuredContent: value as Record<string, unknown> }),
});

const errorOf = (error: unknown) => ({
  isError: true,
  content: [{ type: 'text' as const, text: error instanceof Error ? error.message : String(error) }],
});

/**
 * Returns an MCP server whose tools call the simulator at an address, with the contract and the guides as resources.
 * `headers` authenticate the caller at the admin API.
 */
export const makeMcpServer = (address: string, headers: Readonly<Record<string, string>>): McpServer => {
  const admin = adminClientOf(address, headers);
  const backend = backendClientOf(address);
  const server = new McpServer({ name: 'kidlat-sim', version: productVersion });
  for (const { name, description, input, output, readOnly, run } of tools)
    server.registerTool(
      name,
      {
        description,
        inputSchema: input,
        ...(output && { outputSchema: output }),
        annotations: { readOnlyHint: readOnly === true },
      },
      async (input: Record<string, unknown>) => {
        try {
          return resultOf(await run(admin, input, backend), output);
        } catch (error) {
          return errorOf(error);
        }
      },
    );
  server.registerResource(
    'contract',
    'simulator://openapi.json',
    { description: 'The contract and the admin API as OpenAPI 3.1.', mimeType: 'application/json' },
    async ({ href }) => ({
      contents: [
        { uri: href, mimeType: 'application/json', text: JSON.stringify(await admin('GET', '/openapi.json')) },
      ],
    }),
  );
  for (const file of globSync('*.md', { cwd: guides }).sort()) {
    const name = basename(file, '.md');
    server.registerResource(
      `guide-${name}`,
      `simulator://guides/${name}`,
      { description: `Simulator guide: ${name}.`, mimeType: 'text/markdown' },
      async ({ href }) => ({
        contents: [{ uri: href, mimeType: 'text/markdown', text: readFileSync(join(guides, file), 'utf8') }],
      }),
    );
  }
  return server;
};
