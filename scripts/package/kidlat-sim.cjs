#!/usr/bin/env node
// The syntax must run in every version of Node.
var wanted = [22, 13];
var running = process.versions.node.split('.').map(Number);
if (running[0] < wanted[0] || (running[0] === wanted[0] && running[1] < wanted[1])) {
  process.stderr.write(`kidlat-sim needs Node ${wanted.join('.')} or newer and runs on ${process.version}.\n`);
  process.exit(1);
}
require('node:module').enableCompileCache();
import('../mock-server/main.js');
