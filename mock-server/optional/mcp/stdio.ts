import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { adminClientOf } from './admin-client.ts';
import { makeMcpServer } from './server.ts';

/** Serves MCP on standard input and output, for the simulator at an address. */
export const serveStdio = async (address: string, key: string | undefined): Promise<void> => {
  const admin = adminClientOf(address, key === undefined ? {} : { authorization: `Bearer ${key}` });
  await makeMcpServer(admin).connect(new StdioServerTransport());
};
