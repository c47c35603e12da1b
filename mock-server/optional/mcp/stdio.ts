import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { makeMcpServer } from './server.ts';

/** Serves MCP on standard input and output, for the simulator at an address. */
export const serveStdio = async (address: string, key: string | undefined): Promise<void> => {
  const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
  await makeMcpServer(address, headers ?? {}).connect(new StdioServerTransport());
};
